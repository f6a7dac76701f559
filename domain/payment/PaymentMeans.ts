import * as Redacted from "effect/Redacted"
import type { Card, CardRefusedReason, YearMonth } from "./Card.ts"
import { cardDigits, validateCard } from "./Card.ts"
import { toCard } from "./toCard.ts"
import type { PaymentEntry, TokenPayment } from "./PaymentEntry.ts"

/** A validated payment entry. Secrets are redacted. */
export type PaymentMeans =
  | { readonly by: "card"; readonly methodId: string; readonly card: Card }
  | { readonly by: "tokenizedCard"; readonly methodId: string; readonly token: Redacted.Redacted<string> }
  | {
      readonly by: "savedCard"
      readonly methodId: string
      readonly cardHash: string
      readonly securityCode?: Redacted.Redacted<string>
      readonly tokenizedCode?: Redacted.Redacted<string>
    }
  | { readonly by: "method"; readonly methodId: string; readonly bankId?: string }
  | TokenPayment

const SECURITY_CODE = /^[0-9]{3,4}$/

/** Validates a payment entry; returns its errors by field. */
export function validatePaymentEntry(entry: PaymentEntry, now: YearMonth): readonly CardRefusedReason[] {
  if (entry.by === "card") return validateCard(entry.card, now)
  if (entry.by !== "savedCard" || entry.securityCode === undefined) return []
  const digits = cardDigits(entry.securityCode)
  if (digits === "") return [{ field: "securityCode", rule: "required" }]
  return SECURITY_CODE.test(digits) ? [] : [{ field: "securityCode", rule: "securityCode" }]
}

/** Returns the payment of a valid entry, otherwise `undefined`. */
export function toPaymentMeans(entry: PaymentEntry, now: YearMonth): PaymentMeans | undefined {
  if (validatePaymentEntry(entry, now).length > 0) return undefined
  if (entry.by === "card") {
    const card = toCard(entry.card, now)
    return card === undefined ? undefined : { by: "card", methodId: entry.methodId, card }
  }
  if (entry.by === "tokenizedCard") return { by: "tokenizedCard", methodId: entry.methodId, token: entry.sealed.token }
  if (entry.by !== "savedCard") return entry
  const { securityCode, ...stored } = entry
  return { ...stored, ...(securityCode === undefined ? {} : { securityCode: Redacted.make(cardDigits(securityCode)) }) }
}
