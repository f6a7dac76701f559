import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { CardRefused } from "../../domain/checkout/CheckoutRefusal.ts"
import type { GiftCardEntry } from "../../domain/gift-card/GiftCardEntry.ts"
import { giftCardEntryProblems, giftCardFrom } from "../../domain/gift-card/GiftCardEntry.ts"
import type { CardAdjustments } from "../../domain/payment/CardAdjustment.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { storedValue } from "../platform/StoredValue.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { CardAdjustmentGateway } from "./CardAdjustmentGateway.ts"

/** Names of the gift cards that were added to an order; neither number nor code. */
const GiftCardsOfOrder = Schema.Struct({ orderId: Schema.String, cardHashes: Schema.Array(Schema.String) })

const stored = storedValue("gift-cards", 1, GiftCardsOfOrder)

const remember = (orderId: OrderId, adjustments: CardAdjustments) =>
  Effect.as(stored.write({ orderId, cardHashes: adjustments.adjustments.map(({ cardHash }) => cardHash) }), adjustments)

/** Whether an order that stands unpaid is meant, and not the cart. */
const meant = (isRepay: boolean) => (isRepay ? { isRepay } : {})

/**
 * Lets a gift card pay a part of an order, with `isRepay` of one that stands unpaid; answers what every gift card pays and what is left. Nothing is taken from a card
 * before the purchase.
 *
 * Fails with `CardRefused` before any call when the number or the code cannot be right, and with `BackendError` when the
 * shop does not know the card, nothing is on it, or a captcha is asked for (F107).
 */
export const addGiftCard = Effect.fn("checkout.addGiftCard")(function* (orderId: OrderId, entry: GiftCardEntry, captcha: SolvedCaptcha | undefined, isRepay = false) {
  const giftCard = giftCardFrom(entry)
  if (giftCard === undefined) return yield* new CardRefused({ problems: giftCardEntryProblems(entry) })
  const gateway = yield* CardAdjustmentGateway
  const adjustments = yield* gateway.addCardAdjustments(orderId, [giftCard], { ...meant(isRepay), ...(captcha === undefined ? {} : { captcha }) })
  return yield* remember(orderId, adjustments)
})

/** Takes one gift card off: it pays nothing of the order. The last one takes all off. */
export const takeGiftCardOff = Effect.fn("checkout.takeGiftCardOff")(function* (orderId: OrderId, cardHash: string, known: CardAdjustments, isRepay = false) {
  const gateway = yield* CardAdjustmentGateway
  const paying = known.adjustments.filter((adjustment) => adjustment.cardHash !== cardHash && adjustment.amount.minorUnits > 0)
  if (paying.length > 0) {
    const nothing = { ...known.remaining, minorUnits: 0 }
    return yield* remember(orderId, yield* gateway.updateCardAdjustments(orderId, [{ cardHash, amount: nothing }, ...paying.map((other) => ({ cardHash: other.cardHash }))], meant(isRepay)))
  }
  // Taken off in another tab already is what was wanted.
  yield* Effect.catchReason(gateway.deleteCardAdjustments(orderId, meant(isRepay)), "BackendError", "NotFound", () => Effect.logWarning("There was no gift card left to take off"))
  yield* stored.remove
  const total = known.adjustments.reduce((sum, { amount }) => sum + amount.minorUnits, known.remaining.minorUnits)
  return { adjustments: [], remaining: { ...known.remaining, minorUnits: total } } satisfies CardAdjustments
})

/**
 * What the gift cards of an order pay as it is now, after a reload or when the total has changed; nothing where none was
 * added on this device, and where the shop knows none of them any more.
 */
export const readGiftCards = Effect.fn("checkout.readGiftCards")(function* (orderId: OrderId, known: CardAdjustments | undefined, isRepay = false) {
  const kept = yield* stored.read
  const hashes = (Option.isSome(kept) && kept.value.orderId === orderId ? kept.value.cardHashes : [])
    .filter((cardHash) => known?.adjustments.find((adjustment) => adjustment.cardHash === cardHash)?.amount.minorUnits !== 0)
  if (hashes.length === 0) return undefined
  const gateway = yield* CardAdjustmentGateway
  return yield* gateway.updateCardAdjustments(orderId, hashes.map((cardHash) => ({ cardHash })), meant(isRepay)).pipe(
    Effect.flatMap((adjustments) => remember(orderId, adjustments)),
    // The shop knows them no more, or will not have them: this device forgets them too.
    Effect.catchIf(({ reason }) => reason._tag === "NotFound" || reason._tag === "Rejected", () => Effect.as(stored.remove, undefined)),
  )
})
