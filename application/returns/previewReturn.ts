import * as Effect from "effect/Effect"
import type { ReturnDraft } from "../../domain/returns/ReturnRequest.ts"
import type { ReturnPreview } from "../../domain/returns/ReturnPreview.ts"
import { settleReturn } from "../../domain/returns/ReturnPreview.ts"
import { refundDays } from "../../domain/returns/returnMethods.ts"
import { ReturnRefused } from "../../domain/returns/ReturnRefused.ts"
import { splitRefund } from "../../domain/returns/splitRefund.ts"
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
  const refunded = { ...none, minorUnits: refunds.reduce((sum, { amount }) => sum + amount.minorUnits, 0) }
  return {
    refund,
    debt,
    priceDifference,
    parts: draft.refundAccount === undefined ? splitRefund(refund, order.payments, refunded) : [],
    lastDay: opened.returnability.lastDay,
    refundDays: refundDays(store.configuration),
  } satisfies ReturnPreview
})

/** Returned units per catalogue entry without the exchanged ones. */
function refundedUnits({ lines, exchanges }: ReturnDraft) {
  const units = new Map<string, number>()
  for (const { catentryId, quantity } of lines) units.set(catentryId, (units.get(catentryId) ?? 0) + quantity)
  for (const { catentryId, quantity } of exchanges) units.set(catentryId, (units.get(catentryId) ?? 0) - quantity)
  return [...units].flatMap(([catentryId, quantity]) => (quantity > 0 ? [{ catentryId, quantity }] : []))
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
