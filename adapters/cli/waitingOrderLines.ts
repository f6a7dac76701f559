import type { WaitingOrder } from "../../application/checkout/waitingOrders.ts"
import type { CurrencyFormat } from "../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../domain/store/formatMoney.ts"

/** Orders that wait for their payment, with the commands that pay or cancel each (F197). */
export function waitingOrderLines(orders: readonly WaitingOrder[], currency: CurrencyFormat): readonly string[] {
  return orders.flatMap(({ order: { id, totalOrder }, isBegun, actions }) => [
    "",
    `Order ${id} is waiting for payment: ${formatMoney(totalOrder, currency)}.`,
    isBegun ? `  Continue: selvedge payment show ${id}` : `  Pay: selvedge repay ${id} --card <file>`,
    ...(actions.includes("CANCEL") ? [`  Cancel: selvedge order cancel ${id} --yes`] : []),
  ])
}
