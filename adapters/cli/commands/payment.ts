import type { Command } from "commander"
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { PollingPolicy } from "../../../application/checkout/tracking/fetchPaymentEvent.ts"
import { checkoutAttempt, repayAttempt } from "../../../application/checkout/tracking/CheckoutAttempt.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import { pollingPolicyOf } from "../../../application/checkout/tracking/pollingPolicyOf.ts"
import { fetchPayment } from "../../../application/checkout/loadPayment.ts"
import { resumePayment } from "../../../application/checkout/tracking/resumePayment.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { CardRefused } from "../../../domain/checkout/CheckoutRefused.ts"
import { validateCard } from "../../../domain/payment/Card.ts"
import { toCard } from "../../../domain/payment/toCard.ts"
import { utcDay } from "../../../domain/shared/utcDate.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { ExitCode } from "../ExitCode.ts"
import { CardFile } from "../input/choosePayment.ts"
import { readJson } from "../input/readJson.ts"
import type { GuestTokenOption } from "../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../input/guestTokenOption.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { orderIdOf } from "../input/orderIdOf.ts"
import type { WaitOptions } from "../payInTerminal.ts"
import { payInTerminal, requireWait } from "../payInTerminal.ts"
import type { PresentedOutcome } from "../output/presentOutcome.ts"
import { presentOutcome } from "../output/presentOutcome.ts"
import type { CliContext } from "../CliContext.ts"
import { printOutcome } from "../output/printOutcome.ts"

type ShowOptions = GlobalOptions & GuestTokenOption & Pick<WaitOptions, "wait">

/** `payment status`. Returns the command, so that other modules can add subcommands. */
export function addPaymentCommands(program: Command): Command {
  const payment = program.command("payment").description("Check payments and installments")
  addGuestTokenOption(payment.command("status <order-id>").description("Show the payment status of an order"))
    .option("--wait <seconds>", "Maximum wait for a pending payment; 0 checks once", "0")
    .addHelpText(
      "after",
      "\nExample:\n  $ selvedge payment status 700000000001 --wait 60\n\n" +
        "Exit codes: 0 paid, 1 shop unavailable, 2 invalid command, 3 not paid, 4 pending.",
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: ShowOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      requireWait(options)
      await withCliContext(options, async (shop) => {
        process.exitCode = await showPayment(shop, orderId, options)
      })
    })
  payment
    .command("allowed")
    .description("Show whether you may pay now: after many refused payments you must wait")
    .addHelpText("after", "\nExit codes: 0 you may, 1 shop unavailable, 3 you must wait.")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        const { isBlacklisted, until } = await run(PaymentGateway.use((gateway) => gateway.checkBlacklist))
        output.result({ isAllowed: !isBlacklisted, ...(until === undefined ? {} : { until }) }, [
          isBlacklisted ? `Too many payments were refused. You can pay again ${until ?? "later"}.` : "You may pay.",
        ])
        if (isBlacklisted) process.exitCode = ExitCode.refused
      }),
    )
  payment
    .command("hold-card")
    .description("Keep a card for one purchase within an hour; it replaces the previous one")
    .requiredOption("--card <file>", "JSON file with number, holder, expiry and securityCode")
    .option("--payment-method <id>", "ID of the card payment method", "1")
    .action((_options: unknown, command: Command) => {
      const options: GlobalOptions & { readonly card: string; readonly paymentMethod: string } =
        command.optsWithGlobals()
      const card = readJson(options.card, CardFile, "a card with number, holder, expiry and securityCode")
      return withCliContext(options, async ({ run, output }) => {
        const today = utcDay(await run(Clock.currentTimeMillis))
        const checked = toCard(card, today)
        if (checked === undefined) throw new CardRefused({ reasons: validateCard(card, today) })
        const held = await run(
          PaymentGateway.use((gateway) => gateway.createUnboundPayment(options.paymentMethod, checked)),
        )
        const { cardHash, ...shown } = held
        output.result({ ...shown, cardHash: Redacted.value(cardHash) }, [
          `${held.network} ${held.maskedNumber} is kept until ${held.expiresAt}.`,
        ])
      })
    })
  payment
    .command("release-card")
    .description("Forget the card that is kept for one purchase")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output }) => {
        await run(PaymentGateway.use((gateway) => gateway.deleteUnboundPayment))
        output.result({ released: true }, ["The card was forgotten."])
      }),
    )
  return payment
}

/** Fetches the status of a payment, continues it if possible, prints the outcome and returns the exit code. */
export async function showPayment(
  shop: CliContext,
  orderId: OrderId,
  options: GuestTokenOption & Pick<WaitOptions, "wait">,
): Promise<number> {
  const guestToken = await guestTokenFor(shop, orderId, options)
  const current = await shop.run(fetchPayment(orderId, guestToken))
  const isRepay = "repay" in current && current.repay !== undefined
  const paymentRef = {
    ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }),
    ...(isRepay ? { isRepay } : {}),
  }
  const policy = policyOf(shop, Number(options.wait))
  const isQuestion = Object.keys(paymentRef).length > 0
  const outcome = await payInTerminal(
    shop,
    {
      orderId,
      isStatusOnly: true,
      submit: () => resumePayment(orderId, policy, paymentRef),
      tracking: {
        attempt: isRepay ? repayAttempt : checkoutAttempt,
        confirmRedirect: true,
        ...(isQuestion ? { paymentRef } : {}),
      },
    },
    options,
  )
  return printOutcome(shop, outcome, presentPaymentStatus(outcome, orderId, isRepay))
}

/** Polls as often as the seconds allow, at least once. A payment without a final status by then is unknown. */
function policyOf({ store }: CliContext, seconds: number): PollingPolicy {
  const { interval } = pollingPolicyOf(store)
  if (seconds > 0) return { tries: Math.ceil(seconds / Duration.toSeconds(interval)), interval }
  let questions = 0
  return { tries: 2, interval: Duration.zero, waitUntilVisible: Effect.sync(() => (questions += 1) === 1) }
}

/** The outcome of a status check: without the payment data there is no resubmission. */
function presentPaymentStatus(outcome: CheckoutOutcome, orderId: OrderId, isRepay: boolean): PresentedOutcome {
  const again = isRepay ? `\`selvedge order pay ${orderId}\`` : "`selvedge checkout`"
  switch (outcome.outcome) {
    case "notSubmitted":
      return {
        lines: [`No payment found for order ${orderId}. For a guest's order from another device, add --guest-token.`],
        exitCode: ExitCode.refused,
      }
    case "passwordRequired":
      return {
        lines: [`The shop needs your account password again. You have not been charged. Pay with ${again}.`],
        exitCode: ExitCode.refused,
      }
    case "challengeRequired":
      return {
        lines: [
          `Your bank needs to verify this payment: ${outcome.challenge.url}`,
          `You have not been charged. Verify the payment, then pay with ${again}.`,
        ],
        exitCode: ExitCode.unknown,
      }
    default:
      return presentOutcome(outcome, isRepay ? "order" : "cart")
  }
}
