import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import { repayEnd } from "../../../domain/payment/RepayInfo.ts"
import type { Store } from "../../../domain/store/Store.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { cartLines } from "../commands/cart.ts"

/** Returns an order as lines of text: its items, shipments, refunds and possible actions. */
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
          "Shipments:",
          ...parts.map(
            ({ id, status, lines, isCancellable }) =>
              `  ${id}  ${status}  ` +
              lines
                .map(
                  ({ orderItemId, quantity }) =>
                    `${quantity} × ${order.items.find((item) => item.id === orderItemId)?.sku ?? orderItemId}`,
                )
                .join(", ") +
              `${isCancellable ? "" : "  (can no longer be canceled)"}`,
          ),
        ]),
    ...refunds.map(
      ({ amount, isVoid, partId }) =>
        `${formatMoney(amount, currency)} ${isVoid ? "authorization released" : "refunded"}` +
        `${partId === undefined ? "" : ` for shipment ${partId}`}.`,
    ),
    ...(repay === undefined
      ? []
      : [
          repay.isRepayable
            ? `Payment due: \`selvedge order pay ${order.id} --card <file>\`` +
              `${end === undefined ? "" : `, by ${new Date(end).toISOString()}`}.`
            : "Payment due, but the shop does not accept a payment for this order now.",
        ]),
    ...preferenceLines(order),
    ...invoices.map(({ number, isReplaced }) => `Invoice ${number}${isReplaced ? ", replaced" : ""}`),
    ...(openedBy === "token"
      ? ["Opened with its token: you can cancel shipments and download the receipt. Sign in for everything else."]
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
      : [["Invoice requested", invoice.vatin, invoice.egui?.kind].filter((word) => word !== undefined).join(", ")]),
    ...(isJoinLife === true ? ["Sustainable packaging."] : []),
    ...(reusableBox === true ? ["Reusable box."] : []),
    ...[
      ["Custom order", customOrderGroup],
      ["Device", deviceSerial],
      ["Employee", employeeName],
      ["Stock location", stockLocationId],
    ].flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])),
  ]
}
