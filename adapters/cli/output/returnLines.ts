import type { OpenedReturn } from "../../../application/returns/openReturn.ts"
import type { ReturnDetails } from "../../../application/returns/readReturns.ts"
import type { RefundDestination, RefundReceipt } from "../../../domain/returns/Refund.ts"
import type { NotReturnableReason } from "../../../domain/returns/returnableLines.ts"
import type { ReturnPreview } from "../../../domain/returns/ReturnPreview.ts"
import type { ReturnRequest } from "../../../domain/returns/ReturnRequest.ts"
import type { ReturnStatus } from "../../../domain/returns/ReturnStatus.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { table } from "./Output.ts"

const NOT_RETURNABLE_TEXTS: Readonly<Record<NotReturnableReason, string>> = {
  windowClosed: "the return period has ended",
  customized: "customized, cannot be returned",
  notReturnable: "cannot be returned",
  returned: "already returned",
}

const STATUSES: Readonly<Record<ReturnStatus, string>> = {
  REQUESTED: "Requested",
  IN_TRANSIT: "On its way",
  RECEIVED: "Received",
  REFUNDED: "Refunded",
  ANNULLED: "Canceled",
  IN_PROGRESS: "In progress",
}

/** Returns the status of a return for a person. */
export function returnStatusText(status: ReturnStatus): string {
  return STATUSES[status]
}

/** Returns what of an order can be returned, with the accepted reasons. */
export function returnFormLines({ lines, returnability, methods }: OpenedReturn): readonly string[] {
  return [
    `Returns are possible until ${returnability.lastDay}.`,
    ...table(
      lines.map(({ item, units, refused }) => [
        item.sku,
        item.name,
        [item.color, item.size].filter((part) => part !== undefined).join(", "),
        refused === undefined ? `${units} of ${item.quantity}` : NOT_RETURNABLE_TEXTS[refused],
      ]),
    ),
    `Reasons: ${returnability.reasons.map(({ id, name }) => `${id} ${name}`).join(", ")}`,
    `Methods: ${methods.map(({ kind }) => (kind === "dropPoint" ? "drop-point" : kind)).join(", ")}`,
    ...(returnability.pickupDates.length === 0 ? [] : [`Courier pickup: ${returnability.pickupDates.join(", ")}`]),
  ]
}

/** Returns the refund or charge of a return before it is submitted. */
export function previewLines(preview: ReturnPreview, currency: CurrencyFormat): readonly string[] {
  const { refund, debt, priceDifference, parts, lastDay, refundDays, dueUntilReceipt: due } = preview
  return [
    ...(priceDifference.minorUnits === 0
      ? []
      : [`Price difference of the exchange: ${formatMoney(priceDifference, currency)}`]),
    ...(refund.minorUnits === 0 ? [] : [`You'll be refunded ${formatMoney(refund, currency)}.`]),
    ...(debt.minorUnits === 0 ? [] : [`You'll be charged ${formatMoney(debt, currency)} when the return arrives.`]),
    ...parts.map(({ payment, amount }) =>
      `  ${formatMoney(amount, currency)} to ${payment.name} ${payment.maskedNumber ?? ""}`.trimEnd(),
    ),
    ...(due === undefined
      ? []
      : [`If the items don't arrive by ${due.dueDate}, you'll be charged ${formatMoney(due.amount, currency)}.`]),
    `Hand it over by ${lastDay}. The refund takes up to ${refundDays} days after we receive it.`,
  ]
}

/** Returns a request with its lines and labels. */
export function requestLines(request: ReturnRequest, currency: CurrencyFormat): readonly string[] {
  const { id, rmaId, orderId, status, lines, exchanges, refund, debt, destination, lastDay, labels, pickupDate } =
    request
  return [
    `Return ${id} (RMA ${rmaId}) of order ${orderId}: ${returnStatusText(status)}`,
    ...lines.map(
      ({ quantity, name, size, color, reason, comment, refusedQuantity }) =>
        `  ${quantity} × ${[name, color, size].filter((part) => part !== undefined).join(", ")}: ${reason}` +
        `${comment === undefined ? "" : ` (${comment})`}` +
        `${refusedQuantity === undefined ? "" : `, ${refusedQuantity} not accepted`}`,
    ),
    ...exchanges.map(({ quantity, newSku, status: state }) => `  Exchanged for ${quantity} × ${newSku} (${state})`),
    ...(debt === undefined || debt.minorUnits === 0
      ? []
      : [`${formatMoney(debt, currency)} will be charged when it arrives.`]),
    `Refund: ${formatMoney(refund, currency)} to ${destinationText(destination)}`,
    ...(status === "REQUESTED"
      ? [
          pickupDate === undefined ? `Hand it over by ${lastDay}.` : `The courier collects it on ${pickupDate}.`,
          `Labels: ${labels.length}. Save them with \`selvedge return label ${id}\`.`,
        ]
      : []),
  ]
}

/** Returns a return with its refunds. */
export function returnLines({ request, rma }: ReturnDetails, currency: CurrencyFormat): readonly string[] {
  return [
    ...requestLines(request, currency),
    ...rma.refunds.map(
      ({ amount, paidAt, destination }) =>
        `Refunded ${formatMoney(amount, currency)} on ${paidAt} to ${destinationText(destination)}`,
    ),
  ]
}

/** Returns the result of a refund request. */
export function receiptLines(receipt: RefundReceipt, currency: CurrencyFormat): readonly string[] {
  const { paid, pending, destination } = receipt
  return [
    ...(paid.minorUnits === 0 ? [] : [`Refunded ${formatMoney(paid, currency)} to ${destinationText(destination)}.`]),
    ...(pending.minorUnits === 0
      ? []
      : [
          `${formatMoney(pending, currency)} will be refunded to ${destinationText(destination)} ` +
            "once we receive the items.",
        ]),
  ]
}

function destinationText({ kind, maskedNumber, beneficiaryName }: RefundDestination): string {
  const name = kind === "ORIGINAL" ? "the original payment" : (beneficiaryName ?? kind)
  return maskedNumber === undefined ? name : `${name} ${maskedNumber}`
}
