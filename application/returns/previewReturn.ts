import * as Effect from "effect/Effect"
import type { ReturnDraft } from "../../domain/returns/ReturnRequest.ts"
import type { ReturnPreview } from "../../domain/returns/ReturnPreview.ts"
import { settleReturn } from "../../domain/returns/ReturnPreview.ts"
import { refundDays } from "../../domain/returns/returnMethods.ts"
import { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import { splitRefund } from "../../domain/returns/splitRefund.ts"
import type { EntryUnits } from "../../domain/returns/Refund.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { StoreScope } from "../store/StoreScope.ts"
import type { OpenedReturn } from "./openReturn.ts"
import { listExchangeOffers } from "./openReturn.ts"
import { RefundGateway } from "./RefundGateway.ts"
import { requireReturnDraft } from "./requireReturnDraft.ts"
import { toReturnRefused } from "./toReturnRefused.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"

/**
 * Returns the refund of a return before it is submitted: amount, destination and date, and the price difference of an
 * exchange. The backend computes the amount of the returned units; nothing is stored.
 *
 * Fails with `ReturnRefused` for an invalid draft, and for a replacement that is out of stock or of another product.
 */
export const previewReturn = Effect.fn("returns.preview")(function* (
  opened: OpenedReturn,
  draft: ReturnDraft,
  guestToken?: string,
) {
  const { order, refunds } = opened.order
  yield* requireReturnDraft(draft, opened.returnability)
  const { store } = yield* StoreScope
  const gateway = yield* RefundGateway
  const units = refundedUnits(draft)
  const none = { ...order.totalOrder, minorUnits: 0 }
  const returned =
    units.length === 0
      ? none
      : (yield* Effect.mapError(
          gateway.getAdvancedDebt(order.id, units, optionalSecret(guestToken)),
          toReturnRefused(draft),
        )).total
  const priceDifference = { ...none, minorUnits: yield* differenceOf(opened, draft) }
  const { refund, debt } = settleReturn(returned, priceDifference)
  const due = yield* dueUntilReceipt(order.id, draft, guestToken)
  const refunded = { ...none, minorUnits: refunds.reduce((sum, { amount }) => sum + amount.minorUnits, 0) }
  return {
    refund,
    debt,
    priceDifference,
    parts: draft.refundAccount === undefined ? splitRefund(refund, order.payments, refunded) : [],
    lastDay: opened.returnability.lastDay,
    refundDays: refundDays(store.configuration),
    ...(due === undefined ? {} : { dueUntilReceipt: { amount: due.total, dueDate: due.dueDate } }),
  } satisfies ReturnPreview
})

const dueUntilReceipt = Effect.fnUntraced(function* (orderId: OrderId, draft: ReturnDraft, guestToken?: string) {
  const gateway = yield* RefundGateway
  const token = optionalSecret(guestToken)
  const units = refundedUnits(draft)
  if (draft.kind === "advanced" && units.length > 0)
    return yield* Effect.mapError(gateway.getAdvancedDebt(orderId, units, token), toReturnRefused(draft))
  if (draft.exchanges.length === 0) return undefined
  const replaced = sumUnits(draft.exchanges)
  return yield* Effect.mapError(gateway.getReplacementDebt(orderId, replaced, token), toReturnRefused(draft))
})

function sumUnits(lines: readonly EntryUnits[]): readonly EntryUnits[] {
  const units = new Map<string, number>()
  for (const { catentryId, quantity } of lines) units.set(catentryId, (units.get(catentryId) ?? 0) + quantity)
  return [...units].map(([catentryId, quantity]) => ({ catentryId, quantity }))
}

/** Returned units per catalogue entry without the exchanged ones. */
function refundedUnits({ lines, exchanges }: ReturnDraft): readonly EntryUnits[] {
  return sumUnits([
    ...lines,
    ...exchanges.map(({ catentryId, quantity }) => ({ catentryId, quantity: -quantity })),
  ]).filter(({ quantity }) => quantity > 0)
}

const differenceOf = Effect.fnUntraced(function* ({ lines }: OpenedReturn, { exchanges }: ReturnDraft) {
  let difference = 0
  for (const [index, { catentryId, quantity, newSku }] of exchanges.entries()) {
    const item = lines.find((line) => line.catentryId === catentryId)?.item
    const offers = item === undefined ? [] : yield* listExchangeOffers(item)
    const offer = offers.find(({ sku }) => sku === newSku)
    if (offer?.isAvailable !== true)
      return yield* new ReturnRefused({
        reasons: [
          {
            place: `exchanges.${index}.newSku`,
            rule: offer === undefined ? "product" : "noStock",
            parameter: newSku,
          },
        ],
      })
    difference += offer.priceDifference.minorUnits * quantity
  }
  return difference
})
