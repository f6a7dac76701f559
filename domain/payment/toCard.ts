import * as Redacted from "effect/Redacted"
import type { Card, CardEntry, YearMonth } from "./Card.ts"
import { cardDigits, validateCard, parseExpiry } from "./Card.ts"

/**
 * Returns the card of a valid entry, otherwise `undefined`. Separate from the validation, which a form can load alone.
 */
export function toCard(entry: CardEntry, now: YearMonth): Card | undefined {
  const date = parseExpiry(entry.expiry, now)
  if (date === undefined || validateCard(entry, now).length > 0) return undefined
  return {
    number: Redacted.make(cardDigits(entry.number)),
    securityCode: Redacted.make(cardDigits(entry.securityCode)),
    holder: entry.holder.trim(),
    month: date.month,
    year: date.year,
  }
}
