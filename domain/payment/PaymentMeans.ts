import * as Redacted from "effect/Redacted"
import type { Card, CardProblem, YearMonth } from "./Card.ts"
import { cardDigits, cardProblems } from "./Card.ts"
import { cardFrom } from "./cardFrom.ts"
import type { PaymentEntry, TokenPayment } from "./PaymentEntry.ts"

/** A payment entry that was checked and can be sent. What is secret is redacted. */
export type PaymentMeans =
  | { readonly by: "card"; readonly methodId: string; readonly card: Card }
  | { readonly by: "sealedCard"; readonly methodId: string; readonly token: Redacted.Redacted<string> }
  | {
      readonly by: "keptCard"
      readonly methodId: string
      readonly cardHash: string
      readonly securityCode?: Redacted.Redacted<string>
      readonly sealedCode?: Redacted.Redacted<string>
    }
  | { readonly by: "method"; readonly methodId: string; readonly bankId?: string }
  | TokenPayment

const SECURITY_CODE = /^[0-9]{3,4}$/

/** Everything wrong with an entry, each problem at its field; empty when it can be sent. */
export function paymentEntryProblems(entry: PaymentEntry, now: YearMonth): readonly CardProblem[] {
  if (entry.by === "card") return cardProblems(entry.card, now)
  if (entry.by !== "keptCard" || entry.securityCode === undefined) return []
  const digits = cardDigits(entry.securityCode)
  if (digits === "") return [{ field: "securityCode", rule: "required" }]
  return SECURITY_CODE.test(digits) ? [] : [{ field: "securityCode", rule: "securityCode" }]
}

/** What an entry without problems pays with; `undefined` when it has some. */
export function paymentMeans(entry: PaymentEntry, now: YearMonth): PaymentMeans | undefined {
  if (paymentEntryProblems(entry, now).length > 0) return undefined
  if (entry.by === "card") {
    const card = cardFrom(entry.card, now)
    return card === undefined ? undefined : { by: "card", methodId: entry.methodId, card }
  }
  if (entry.by === "sealedCard") return { by: "sealedCard", methodId: entry.methodId, token: entry.sealed.token }
  if (entry.by !== "keptCard") return entry
  const { securityCode, ...kept } = entry
  return { ...kept, ...(securityCode === undefined ? {} : { securityCode: Redacted.make(cardDigits(securityCode)) }) }
}
