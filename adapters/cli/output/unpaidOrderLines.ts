import type { UnpaidOrder } from "../../../application/checkout/repayment/unpaidOrders.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"

/** Returns the unpaid orders with the commands that pay or cancel each (F197). */
export function unpaidOrderLines(orders: readonly UnpaidOrder[], currency: CurrencyFormat): readonly string[] {
  return orders.flatMap(({ order: { id, totalOrder }, isPending, actions }) => [
    "",
    `Order ${id} is awaiting payment: ${formatMoney(totalOrder, currency)}.`,
    isPending ? `  Continue: selvedge payment status ${id}` : `  Pay: selvedge order pay ${id} --card <file>`,
    ...(actions.includes("CANCEL") ? [`  Cancel: selvedge order cancel ${id} --yes`] : []),
  ])
}
