import * as Effect from "effect/Effect"
import { CardRefused } from "../../domain/checkout/CheckoutRefused.ts"
import type { GiftCardEntry } from "../../domain/gift-card/GiftCardEntry.ts"
import { validateGiftCardEntry, toGiftCard } from "../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../domain/payment/CardAdjustment.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { CardAdjustmentGateway } from "./CardAdjustmentGateway.ts"
import type { PaymentRef } from "./CheckoutGateway.ts"

/**
 * Applies a gift card to a cart, or with `paymentRef` to an unpaid order; returns the amounts of all gift cards and the
 * rest. Cards are charged only at the purchase.
 *
 * Fails with `CardRefused` before any call when the number or the code is invalid, and with `BackendError` when the
 * card is unknown, has no balance, or a captcha is required (F107).
 */
export const addGiftCard = Effect.fn("checkout.addGiftCard")(function* (
  orderId: OrderId,
  entry: GiftCardEntry,
  captcha: SolvedCaptcha | undefined,
  paymentRef: PaymentRef = {},
) {
  const giftCard = toGiftCard(entry)
  if (giftCard === undefined) return yield* new CardRefused({ reasons: validateGiftCardEntry(entry) })
  const gateway = yield* CardAdjustmentGateway
  return yield* gateway.addCardAdjustments(orderId, [giftCard], {
    ...paymentRef,
    ...(captcha === undefined ? {} : { captcha }),
  })
})

/** Removes one gift card from the payment; removing the last one clears all. */
export const removeGiftCard = Effect.fn("checkout.removeGiftCard")(function* (
  orderId: OrderId,
  cardHash: string,
  known: CardAdjustments,
  paymentRef: PaymentRef = {},
) {
  const gateway = yield* CardAdjustmentGateway
  const paying = known.adjustments.filter(
    (adjustment) => adjustment.cardHash !== cardHash && adjustment.amount.minorUnits > 0,
  )
  if (paying.length > 0) {
    const zero = { ...known.remaining, minorUnits: 0 }
    return yield* gateway.updateCardAdjustments(
      orderId,
      [{ cardHash, amount: zero }, ...paying.map((other) => ({ cardHash: other.cardHash }))],
      paymentRef,
    )
  }
  // Already removed in another tab counts as success.
  yield* Effect.catchReason(gateway.deleteCardAdjustments(orderId, paymentRef), "BackendError", "NotFound", () =>
    Effect.logWarning("There was no gift card left to take off"),
  )
  const total = known.adjustments.reduce((sum, { amount }) => sum + amount.minorUnits, known.remaining.minorUnits)
  return { adjustments: [], remaining: { ...known.remaining, minorUnits: total } } satisfies CardAdjustments
})

/**
 * Returns the current amounts of the gift cards, also of those added on other devices. Returns nothing when the order
 * does not exist or accepts no payment.
 */
export const loadGiftCards = Effect.fn("checkout.loadGiftCards")(function* (
  orderId: OrderId,
  paymentRef: PaymentRef = {},
) {
  // A change of no cards returns all.
  return yield* CardAdjustmentGateway.use((gateway) => gateway.updateCardAdjustments(orderId, [], paymentRef)).pipe(
    Effect.catchIf(
      ({ reason }) => reason._tag === "NotFound" || reason._tag === "Rejected",
      () => Effect.undefined,
    ),
  )
})
