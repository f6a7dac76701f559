import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { CardRefused } from "../../domain/checkout/CheckoutRefused.ts"
import { cardDigits } from "../../domain/payment/Card.ts"
import { isCardLength } from "../../domain/payment/cardNetwork.ts"
import { passesLuhn } from "../../domain/payment/passesLuhn.ts"
import type { Money } from "../../domain/shared/Money.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { PaymentGateway } from "./PaymentGateway.ts"

/**
 * A card whose holder asks whether it is one of the shop's own: one that is typed, here or into the frame of a vault,
 * or one that the shop keeps.
 */
export type AffinityCard =
  | {
      /** As typed. */
      readonly number: string
      /** The holder's tax number, where the shop compares it. */
      readonly vatin?: string
    }
  | { /** Of a card in the shopper's wallet. */ readonly cardHash: string }
  | {
      /** Of a vault; asking does not use it up. */
      readonly token: Redacted.Redacted<string>
      readonly vatin?: string
    }

/**
 * Whether a card is an affinity card of the shop, and in which parts it would pay an amount (specification, section 7).
 * Nothing is kept. Fails with `CardRefused` before any call when a number cannot be one, and with `BackendError`, also
 * when a captcha is asked for (`requiresCaptcha`); whoever pays can do so all the same.
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
