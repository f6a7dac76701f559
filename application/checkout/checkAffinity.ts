import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { CardRefused } from "../../domain/checkout/CheckoutRefused.ts"
import { cardDigits } from "../../domain/payment/Card.ts"
import { isCardLength } from "../../domain/payment/cardNetwork.ts"
import { passesLuhn } from "../../domain/payment/passesLuhn.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { PaymentGateway } from "./PaymentGateway.ts"

/** A card to check for the store's affinity program: typed here or in a vault's frame, or saved. */
export type AffinityCard =
  | {
      /** As typed. */
      readonly number: string
      /** The holder's tax number, where the backend compares it. */
      readonly vatin?: string
    }
  | { /** A card in the customer's wallet. */ readonly cardHash: string }
  | {
      /** A vault token; the check does not use it up. */
      readonly token: Redacted.Redacted<string>
      readonly vatin?: string
    }

/**
 * Returns whether a card is an affinity card of the store, and its instalment options for an amount (S7.15).
 * Stores nothing. Fails with `CardRefused` before any call for an invalid number, and with `BackendError`,
 * also when a captcha is required (`requiresCaptcha`); the payment remains possible.
 */
export const checkAffinity = Effect.fn("payment.checkAffinity")(function* (
  card: AffinityCard,
  amount: Money,
  captcha?: SolvedCaptcha,
) {
  const gateway = yield* PaymentGateway
  if ("cardHash" in card) return yield* gateway.checkAffinity({ cardHash: card.cardHash, amount }, captcha)
  const { vatin = "" } = card
  const holder = vatin.trim() === "" ? {} : { vatin: Redacted.make(vatin.trim()) }
  if ("token" in card) return yield* gateway.checkAffinity({ token: card.token, amount, ...holder }, captcha)
  const { number } = card
  const digits = cardDigits(number)
  if (!passesLuhn(digits))
    return yield* new CardRefused({ reasons: [{ field: "number", rule: digits === "" ? "required" : "number" }] })
  if (!isCardLength(digits)) return yield* new CardRefused({ reasons: [{ field: "number", rule: "length" }] })
  return yield* gateway.checkAffinity({ number: Redacted.make(digits), amount, ...holder }, captcha)
})
