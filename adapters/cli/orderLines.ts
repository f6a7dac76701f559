import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import { repayEnd } from "../../domain/payment/RepayInfo.ts"
import type { Store } from "../../domain/store/Store.ts"
import { formatMoney } from "../../domain/store/formatMoney.ts"
import { cartLines } from "./commands/cart.ts"

/** Returns an order as lines of text: its items, parts, refunds and possible actions. */
export function orderLines(
  { order, parts, refunds, repay, openedBy, invoices = [] }: OrderDetails,
  { currency }: Store,
): readonly string[] {
  const end = repay === undefined ? undefined : repayEnd(repay)
  return [
    `Order ${order.id}, ${order.status}, ${order.placedAt}`,
    ...cartLines(order, currency),
    ...(parts.length < 2
      ? []
      : [
          "",
          "Parts:",
          ...parts.map(
            ({ id, status, lines, isCancellable }) =>
              `  ${id}  ${status}  ` +
              lines
                .map(
                  ({ orderItemId, quantity }) =>
                    `${quantity} × ${order.items.find((item) => item.id === orderItemId)?.sku ?? orderItemId}`,
                )
                .join(", ") +
              `${isCancellable ? "" : "  (can no longer be cancelled)"}`,
          ),
        ]),
    ...refunds.map(
      ({ amount, isVoid, partId }) =>
        `${formatMoney(amount, currency)} ${isVoid ? "was never taken" : "went back"}` +
        `${partId === undefined ? "" : ` for part ${partId}`}.`,
    ),
    ...(repay === undefined
      ? []
      : [
          repay.isRepayable
            ? `It stands unpaid: pay it with \`selvedge repay ${order.id} --card <file>\`` +
              `${end === undefined ? "" : `, until ${new Date(end).toISOString()}`}.`
            : "It stands unpaid, and the shop takes no payment for it now.",
        ]),
    ...preferenceLines(order),
    ...invoices.map(({ number, isReplaced }) => `Invoice ${number}${isReplaced ? ", replaced" : ""}`),
    ...(openedBy === "token"
      ? ["Opened by its token: parts can be cancelled and the ticket read; the rest is for the session that bought it."]
      : []),
  ]
}

/** The options of the purchase other than delivery and payment. */
function preferenceLines({ wishes, origin = {} }: OrderDetails["order"]): readonly string[] {
  const { customOrderGroup, deviceSerial, employeeName, stockLocationId } = origin
  const { invoice, isJoinLife, reusableBox } = wishes ?? {}
  return [
    ...(invoice === undefined
      ? []
      : [
          ["An invoice was asked for", invoice.vatin, invoice.egui?.kind]
            .filter((word) => word !== undefined)
            .join(", "),
        ]),
    ...(isJoinLife === true ? ["Packed in the more sustainable way."] : []),
    ...(reusableBox === true ? ["In a box that is given back."] : []),
    ...[
      ["Custom order", customOrderGroup],
      ["Device", deviceSerial],
      ["Employee", employeeName],
      ["Stock location", stockLocationId],
    ].flatMap(([what, said]) => (said === undefined ? [] : [`${what}: ${said}`])),
  ]
}
