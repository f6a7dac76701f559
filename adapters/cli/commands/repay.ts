import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { repayAttempt } from "../../../application/checkout/CheckoutAttempt.ts"
import { loadRepayment } from "../../../application/checkout/loadPayment.ts"
import { repayOrder } from "../../../application/checkout/repayOrder.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { addPaymentOptions } from "../addPaymentOptions.ts"
import type { PaymentSecrets, PaymentOptions } from "../choosePayment.ts"
import { choosePayment, readPaymentSecrets } from "../choosePayment.ts"
import { ExitCode } from "../ExitCode.ts"
import type { GuestTokenOption } from "../guestTokenOption.ts"
import { addGuestTokenOption, guestTokenFor } from "../guestTokenOption.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { orderIdOf } from "../orderIdOf.ts"
import type { WaitOptions } from "../payInTerminal.ts"
import { payInTerminal, requireWait } from "../payInTerminal.ts"
import { presentOutcome } from "../presentOutcome.ts"
import type { CliContext } from "../CliContext.ts"
import { printOutcome } from "../printOutcome.ts"
import { WAIT_SECONDS } from "./checkout.ts"

type RepayOptions = GlobalOptions & GuestTokenOption & WaitOptions & PaymentOptions

/** `repay`. */
export function addRepayCommand(program: Command): void {
  addGuestTokenOption(
    addPaymentOptions(program.command("repay <orderId>").description("pay an order that stands unpaid")),
  )
    .option(
      "--wait <seconds>",
      "how long to wait for what is decided at a bank, or a code that is scanned; 0 prints its address and ends",
      WAIT_SECONDS,
    )
    .option("--password-stdin", "read the account's password from standard input, where the shop asks for it again")
    .addHelpText(
      "after",
      "\nGoods, delivery and total stay as they were bought; until when it can be paid the " +
        "shop decides.\nExit codes: 0 paid, 1 shop unavailable, 2 usage, 3 refused, 4 payment in " +
        "doubt, or still to be decided at a bank (ask with `selvedge payment show`).",
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
        : `Order ${orderId} cannot be paid: it is not there, its time is over, or its payment is ` +
          `under way (${payment.payment.status}).`,
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
