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
 * Lets a gift card pay a part of a cart, or by its question of an order that stands unpaid; answers what every gift
 * card pays and what is left. Nothing is taken from a card before the purchase.
 *
 * Fails with `CardRefused` before any call when the number or the code cannot be right, and with `BackendError` when
 * the shop does not know the card, nothing is on it, or a captcha is asked for (F107).
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

/** Takes one gift card off: it pays nothing of the order. The last one takes all off. */
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
  // Taken off in another tab already is what was wanted.
  yield* Effect.catchReason(gateway.deleteCardAdjustments(orderId, paymentRef), "BackendError", "NotFound", () =>
    Effect.logWarning("There was no gift card left to take off"),
  )
  const total = known.adjustments.reduce((sum, { amount }) => sum + amount.minorUnits, known.remaining.minorUnits)
  return { adjustments: [], remaining: { ...known.remaining, minorUnits: total } } satisfies CardAdjustments
})

/**
 * What the gift cards pay as things are now, whichever device they were added on; asked of the shop, which alone knows.
 * Nothing where the shop will have none: the order is not there, or takes no payment.
 */
export const loadGiftCards = Effect.fn("checkout.loadGiftCards")(function* (
  orderId: OrderId,
  paymentRef: PaymentRef = {},
) {
  // Changing none of them answers all.
  return yield* CardAdjustmentGateway.use((gateway) => gateway.updateCardAdjustments(orderId, [], paymentRef)).pipe(
    Effect.catchIf(
      ({ reason }) => reason._tag === "NotFound" || reason._tag === "Rejected",
      () => Effect.undefined,
    ),
  )
})
