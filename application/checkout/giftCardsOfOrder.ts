import * as Effect from "effect/Effect"
import { CardRefused } from "../../domain/checkout/CheckoutRefusal.ts"
import type { GiftCardEntry } from "../../domain/gift-card/GiftCardEntry.ts"
import { giftCardEntryProblems, giftCardFrom } from "../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../domain/payment/CardAdjustment.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { CardAdjustmentGateway } from "./CardAdjustmentGateway.ts"
import type { PaymentQuestion } from "./CheckoutGateway.ts"

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
  question: PaymentQuestion = {},
) {
  const giftCard = giftCardFrom(entry)
  if (giftCard === undefined) return yield* new CardRefused({ problems: giftCardEntryProblems(entry) })
  const gateway = yield* CardAdjustmentGateway
  return yield* gateway.addCardAdjustments(orderId, [giftCard], {
    ...question,
    ...(captcha === undefined ? {} : { captcha }),
  })
})

/** Takes one gift card off: it pays nothing of the order. The last one takes all off. */
export const takeGiftCardOff = Effect.fn("checkout.takeGiftCardOff")(function* (
  orderId: OrderId,
  cardHash: string,
  known: CardAdjustments,
  question: PaymentQuestion = {},
) {
  const gateway = yield* CardAdjustmentGateway
  const paying = known.adjustments.filter(
    (adjustment) => adjustment.cardHash !== cardHash && adjustment.amount.minorUnits > 0,
  )
  if (paying.length > 0) {
    const nothing = { ...known.remaining, minorUnits: 0 }
    return yield* gateway.updateCardAdjustments(
      orderId,
      [{ cardHash, amount: nothing }, ...paying.map((other) => ({ cardHash: other.cardHash }))],
      question,
    )
  }
  // Taken off in another tab already is what was wanted.
  yield* Effect.catchReason(gateway.deleteCardAdjustments(orderId, question), "BackendError", "NotFound", () =>
    Effect.logWarning("There was no gift card left to take off"),
  )
  const total = known.adjustments.reduce((sum, { amount }) => sum + amount.minorUnits, known.remaining.minorUnits)
  return { adjustments: [], remaining: { ...known.remaining, minorUnits: total } } satisfies CardAdjustments
})

/**
 * What the gift cards pay as things are now, whichever device they were added on; asked of the shop, which alone knows.
 * Nothing where the shop will have none: the order is not there, or takes no payment.
 */
export const readGiftCards = Effect.fn("checkout.readGiftCards")(function* (
  orderId: OrderId,
  question: PaymentQuestion = {},
) {
  // Changing none of them answers all.
  return yield* CardAdjustmentGateway.use((gateway) => gateway.updateCardAdjustments(orderId, [], question)).pipe(
    Effect.catchIf(
      ({ reason }) => reason._tag === "NotFound" || reason._tag === "Rejected",
      () => Effect.undefined,
    ),
  )
})
