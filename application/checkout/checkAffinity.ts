import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { CardRefused } from "../../domain/checkout/CheckoutRefusal.ts"
import { cardDigits } from "../../domain/payment/Card.ts"
import { isCardLength } from "../../domain/payment/cardNetwork.ts"
import { passesLuhn } from "../../domain/payment/passesLuhn.ts"
import type { Money } from "../../domain/shared/Money.ts"
import { PaymentGateway } from "./PaymentGateway.ts"

/** A card whose holder asks whether it is one of the shop's own: one that is typed, or one that the shop keeps. */
export type AffinityCard =
  | {
    /** As typed. */
    readonly number: string
    /** The holder's tax number, where the shop compares it. */
    readonly vatin?: string
  }
  | { /** Of a card in the shopper's wallet. */ readonly cardHash: string }

/**
 * Whether a card is an affinity card of the shop, and in which parts it would pay an amount (specification, section 7). Nothing is
 * kept. Fails with `CardRefused` before any call when a number cannot be one, and with `BackendError`; whoever pays can do so all the same.
 */
export const checkAffinity = Effect.fn("payment.checkAffinity")(function* (card: AffinityCard, amount: Money) {
  if ("cardHash" in card) return yield* PaymentGateway.use((kept) => kept.checkAffinity({ cardHash: card.cardHash, amount }))
  const { number, vatin = "" } = card
  const digits = cardDigits(number)
  if (!passesLuhn(digits)) return yield* new CardRefused({ problems: [{ field: "number", rule: digits === "" ? "required" : "number" }] })
  if (!isCardLength(digits)) return yield* new CardRefused({ problems: [{ field: "number", rule: "length" }] })
  const gateway = yield* PaymentGateway
  return yield* gateway.checkAffinity({ number: Redacted.make(digits), amount, ...(vatin.trim() === "" ? {} : { vatin: Redacted.make(vatin.trim()) }) })
})
