import type { Command } from "commander"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { PollingPolicy } from "../../../application/checkout/fetchPaymentEvent.ts"
import { checkoutAttempt, repayAttempt } from "../../../application/checkout/CheckoutAttempt.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import { pollingPolicyOf } from "../../../application/checkout/pollingPolicyOf.ts"
import { fetchPayment } from "../../../application/checkout/loadPayment.ts"
import { resumePayment } from "../../../application/checkout/resumePayment.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { ExitCode } from "../ExitCode.ts"
import type { GuestTokenOption } from "../guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../guestTokenOption.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { orderIdOf } from "../orderIdOf.ts"
import type { WaitOptions } from "../payInTerminal.ts"
import { payInTerminal, requireWait } from "../payInTerminal.ts"
import type { PresentedOutcome } from "../presentOutcome.ts"
import { presentOutcome } from "../presentOutcome.ts"
import type { CliContext } from "../CliContext.ts"
import { printOutcome } from "../printOutcome.ts"

type ShowOptions = GlobalOptions & GuestTokenOption & Pick<WaitOptions, "wait">

/** `payment show`. */
export function addPaymentCommands(program: Command): void {
  const payment = program.command("payment").description("payments that were begun")
  addGuestTokenOption(
    payment
      .command("show <orderId>")
      .description(
        "how the payment of a purchase stands, asked of the shop; with the bank's page or the code where it goes on",
      ),
  )
    .option("--wait <seconds>", "how long to wait for what is not decided yet; 0 asks once", "0")
    .addHelpText(
      "after",
      "\nNothing is paid by it.\nExit codes: 0 paid, 1 shop unavailable, 2 usage, 3 not paid, 4 not decided yet.",
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: ShowOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      requireWait(options)
      await withCliContext(options, async (shop) => {
        process.exitCode = await showPayment(shop, orderId, options)
      })
    })
}

/** Fetches the status of a payment, continues it if possible, prints the outcome and returns the exit code. */
export async function showPayment(
  shop: CliContext,
  orderId: OrderId,
  options: GuestTokenOption & Pick<WaitOptions, "wait">,
): Promise<number> {
  const guestToken = await guestTokenFor(shop, orderId, options)
  const asked = await shop.run(fetchPayment(orderId, guestToken))
  const isRepay = "repay" in asked && asked.repay !== undefined
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
  const again = isRepay ? `\`selvedge repay ${orderId}\`` : "`selvedge checkout`"
  switch (outcome.outcome) {
    case "notSubmitted":
      return {
        lines: [
          `The shop knows of no payment for ${orderId} that you may see: nothing was submitted, or ` +
            "somebody else did. A guest's order that was bought elsewhere is opened with " +
            "--guest-token.",
        ],
        exitCode: ExitCode.refused,
      }
    case "passwordRequired":
      return {
        lines: [`The shop asks for the account's password again, and nothing was charged: pay with ${again}.`],
        exitCode: ExitCode.refused,
      }
    case "challengeRequired":
      return {
        lines: [
          "The card's bank asks something of its holder, and nothing was charged: answer it at " +
            `${outcome.challenge.url}, and pay with ${again}.`,
        ],
        exitCode: ExitCode.unknown,
      }
    default:
      return presentOutcome(outcome, isRepay ? "order" : "cart")
  }
}
