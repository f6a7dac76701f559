import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { repayAttempt } from "../../../../application/checkout/tracking/CheckoutAttempt.ts"
import { loadRepayment } from "../../../../application/checkout/loadPayment.ts"
import { repayOrder } from "../../../../application/checkout/repayment/repayOrder.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { addPaymentOptions } from "../../input/addPaymentOptions.ts"
import type { PaymentSecrets, PaymentOptions } from "../../input/choosePayment.ts"
import { choosePayment, readPaymentSecrets } from "../../input/choosePayment.ts"
import { ExitCode } from "../../ExitCode.ts"
import type { GuestTokenOption } from "../../input/guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../../input/guestTokenOption.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import type { WaitOptions } from "../../payInTerminal.ts"
import { payInTerminal, requireWait } from "../../payInTerminal.ts"
import { presentOutcome } from "../../output/presentOutcome.ts"
import type { CliContext } from "../../CliContext.ts"
import { printOutcome } from "../../output/printOutcome.ts"
import { WAIT_SECONDS } from "../checkout.ts"

type RepayOptions = GlobalOptions & GuestTokenOption & WaitOptions & PaymentOptions

/** `order pay`. */
export function addOrderPayCommand(order: Command): void {
  addGuestTokenOption(addPaymentOptions(order.command("pay <order-id>").description("Pay an unpaid order")))
    .option(
      "--wait <seconds>",
      "Maximum wait for a bank page or a code to scan; 0 prints the URL and exits",
      WAIT_SECONDS,
    )
    .option("--password-stdin", "Read the account password from standard input, if the shop asks for it")
    .addHelpText(
      "after",
      "\nItems, delivery and total stay the same.\n\nExample:\n" +
        "  $ selvedge order pay 700000000001 --card card.json\n\n" +
        "Exit codes: 0 paid, 1 shop unavailable, 2 invalid command, 3 refused, 4 payment pending or unknown " +
        "(check with `selvedge payment status`).",
    )
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: RepayOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      requireWait(options)
      const secrets = readPaymentSecrets(options)
      await withCliContext(options, (shop) => repay(shop, orderId, secrets, options))
    })
}

async function repay(
  shop: CliContext,
  orderId: OrderId,
  secrets: PaymentSecrets,
  options: RepayOptions,
): Promise<void> {
  const { run, output, store } = shop
  const guestToken = await guestTokenFor(shop, orderId, options)
  const payment = await run(loadRepayment(orderId, guestToken))
  if (payment.page !== "repayment" || payment.repay?.isRepayable !== true) {
    output.result({ orderId, ...payment.payment }, [
      payment.payment.status === "paid"
        ? `Order ${orderId} is paid.`
        : `Order ${orderId} cannot be paid: it does not exist, has expired, or its payment is pending ` +
          `(${payment.payment.status}).`,
    ])
    process.exitCode = payment.payment.status === "paid" ? ExitCode.done : ExitCode.refused
    return
  }
  const { totalOrder } = payment.order
  const paymentRef = { isRepay: true, ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }) }
  const choice = await choosePayment(shop, { orderId, methods: payment.methods, paymentRef }, options, secrets)
  output.note(`Paying ${formatMoney(totalOrder, store.currency)} for order ${orderId} …`)
  const decision = { orderId, totalOrder, ...choice, ...(guestToken === undefined ? {} : { guestToken }) }
  const outcome = await payInTerminal(
    shop,
    {
      orderId,
      tracking: { attempt: repayAttempt, paymentRef },
      submit: (answers, polling) => repayOrder({ ...decision, ...(answers === undefined ? {} : { answers }) }, polling),
    },
    options,
  )
  process.exitCode = await printOutcome(shop, outcome, presentOutcome(outcome, "order"))
}
