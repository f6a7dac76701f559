import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { repayAttempt } from "../../../application/checkout/CheckoutAttempt.ts"
import { loadRepayment } from "../../../application/checkout/loadPayment.ts"
import { payAgain } from "../../../application/checkout/payAgain.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CardFile } from "../choosePayment.ts"
import { ExitCode } from "../ExitCode.ts"
import { guestTokenOf, keepGuestToken } from "../guestTokens.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"
import { orderIdOf } from "../orderIdOf.ts"
import type { WaitOptions } from "../payInTerminal.ts"
import { payInTerminal, requireWait } from "../payInTerminal.ts"
import { readJson } from "../readJson.ts"
import type { Shop } from "../Shop.ts"
import { present, WAIT_SECONDS } from "./checkout.ts"

interface RepayOptions extends GlobalOptions, WaitOptions {
  readonly card: string
}

/** `repay`. */
export function addRepayCommand(program: Command): void {
  program.command("repay <orderId>").description("pay an order that stands unpaid, by card")
    .requiredOption("--card <file>", "JSON file with number, holder, expiry and securityCode; - reads it from standard input")
    .option("--wait <seconds>", "how long to wait for what is decided at a bank; 0 prints its address and ends", WAIT_SECONDS)
    .option("--password-stdin", "read the account's password from standard input, where the shop asks for it again")
    .addHelpText("after", "\nGoods, delivery and total stay as they were bought; until when it can be paid the shop decides.\nExit codes: 0 paid, 1 shop unavailable, 2 usage, 3 refused, 4 payment in doubt, or still to be decided at a bank (ask with `selvedge order show`).")
    .action(async (id: string, _options: unknown, command: Command) => {
      const options: RepayOptions = command.optsWithGlobals()
      const orderId = orderIdOf(id)
      requireWait(options)
      const card = readJson(options.card, CardFile, "a card with number, holder, expiry and securityCode")
      await withShop(options, (shop) => repay(shop, orderId, card, options))
    })
}

async function repay(shop: Shop, orderId: OrderId, card: typeof CardFile.Type, options: RepayOptions): Promise<void> {
  const { run, output, store } = shop
  const guestToken = await run(guestTokenOf(orderId))
  const payment = await run(loadRepayment(orderId, guestToken))
  const method = payment.page === "repayment" && payment.repay?.isRepayable === true ? payment.methods.find(({ kind }) => kind === "card") : undefined
  if (payment.page !== "repayment" || method === undefined) {
    output.result({ orderId, ...payment.payment }, [payment.payment.standing === "confirmed" ? `Order ${orderId} is paid.` : `Order ${orderId} cannot be paid: it is not there, its time is over, or its payment is under way (${payment.payment.standing}).`])
    process.exitCode = payment.payment.standing === "confirmed" ? ExitCode.done : ExitCode.refused
    return
  }
  output.note(`Paying ${formatMoney(payment.order.totalOrder, store.currency)} for order ${orderId} …`)
  const decision = { orderId, paymentMethod: method, card, ...(guestToken === undefined ? {} : { guestToken }) }
  const question = { isRepay: true, ...(guestToken === undefined ? {} : { guestToken: Redacted.make(guestToken) }) }
  const outcome = await payInTerminal(shop, {
    orderId, following: { attempt: repayAttempt, question }, submit: (answers, polling) => payAgain({ ...decision, ...(answers === undefined ? {} : { answers }) }, polling),
  }, options)
  if (outcome.outcome === "confirmed" && outcome.guestToken !== undefined) await run(keepGuestToken(orderId, outcome.guestToken))
  const { lines, exitCode } = present(outcome)
  // The token opens the order to whoever has it: it is kept in the state file and not printed.
  const { guestToken: _, ...shown } = { guestToken: undefined, ...outcome }
  output.result(shown, lines)
  process.exitCode = exitCode
}
