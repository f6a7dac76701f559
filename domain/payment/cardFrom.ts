import * as Redacted from "effect/Redacted"
import type { Card, CardEntry, YearMonth } from "./Card.ts"
import { cardDigits, cardProblems, expiryOf } from "./Card.ts"

/**
 * The card of an entry without problems; `undefined` when it has some. Apart from the rules, which a form can load
 * alone.
 */
export function cardFrom(entry: CardEntry, now: YearMonth): Card | undefined {
  const date = expiryOf(entry.expiry, now)
  if (date === undefined || cardProblems(entry, now).length > 0) return undefined
  return {
    number: Redacted.make(cardDigits(entry.number)),
    securityCode: Redacted.make(cardDigits(entry.securityCode)),
    holder: entry.holder.trim(),
    month: date.month,
    year: date.year,
  }
}
