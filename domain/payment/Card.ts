import type * as Redacted from "effect/Redacted"
import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import { isStorable } from "../shared/toStorableText.ts"
import { cardNetwork, isCardLength, securityCodeLength } from "./cardNetwork.ts"
import { passesLuhn } from "./passesLuhn.ts"

/** Form values of a card. */
export interface CardEntry {
  readonly number: string
  readonly holder: string
  /** `MM/YY`, `MM/YYYY` or with spaces. */
  readonly expiry: string
  readonly securityCode: string
}

/** A valid card. Number and code are redacted, so that they never appear in logs or texts. */
export interface Card {
  readonly number: Redacted.Redacted<string>
  readonly securityCode: Redacted.Redacted<string>
  readonly holder: string
  /** 1–12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
}

export type CardField = "number" | "holder" | "expiry" | "securityCode"
export type CardRule = "required" | "number" | "length" | "expiry" | "expired" | "securityCode" | "holder"

export interface CardRefusedReason {
  readonly field: CardField
  readonly rule: CardRule
}

/** Current year and month at the store, for the expiry check. */
export interface YearMonth {
  readonly year: number
  readonly month: number
}

const MAX_YEARS_AHEAD = 20
const REFERENCE_MONTH: YearMonth = { year: 2000, month: 1 }
const SEPARATORS = /[\s.\-\u00a0\u200b-\u200f\u2010-\u2015\ufeff]/g

/** Returns the digits of a typed card number, in any script, without separators. */
export function cardDigits(text: string): string {
  return toAsciiDigits(text).replace(SEPARATORS, "")
}

/** Validates a card entry. A card is valid until the end of its month. */
export function validateCard(entry: CardEntry, now: YearMonth): readonly CardRefusedReason[] {
  return [...validateNumber(), ...validateExpiry(), ...validateSecurityCode(), ...validateHolder()]

  function validateNumber(): readonly CardRefusedReason[] {
    const digits = cardDigits(entry.number)
    if (digits === "") return [{ field: "number", rule: "required" }]
    if (!/^[0-9]+$/.test(digits) || !passesLuhn(digits)) return [{ field: "number", rule: "number" }]
    return isCardLength(digits) ? [] : [{ field: "number", rule: "length" }]
  }

  function validateExpiry(): readonly CardRefusedReason[] {
    if (entry.expiry.trim() === "") return [{ field: "expiry", rule: "required" }]
    const date = parseExpiry(entry.expiry, now)
    if (date === undefined || date.year > now.year + MAX_YEARS_AHEAD) return [{ field: "expiry", rule: "expiry" }]
    return date.year < now.year || (date.year === now.year && date.month < now.month)
      ? [{ field: "expiry", rule: "expired" }]
      : []
  }

  function validateSecurityCode(): readonly CardRefusedReason[] {
    const digits = cardDigits(entry.securityCode)
    if (digits === "") return [{ field: "securityCode", rule: "required" }]
    const wanted = securityCodeLength(cardDigits(entry.number))
    return /^[0-9]+$/.test(digits) && digits.length === wanted ? [] : [{ field: "securityCode", rule: "securityCode" }]
  }

  function validateHolder(): readonly CardRefusedReason[] {
    const holder = entry.holder.trim()
    if (holder === "") return [{ field: "holder", rule: "required" }]
    return holder.length <= 128 && isStorable(holder) && !/[0-9]{5,}/.test(holder)
      ? []
      : [{ field: "holder", rule: "holder" }]
  }
}

/** Validates an entry except for the date-dependent expiry rules. For forms, which must not use a clock. */
export function validateCardFormat(entry: CardEntry): readonly CardRefusedReason[] {
  const slips = validateCard(entry, REFERENCE_MONTH).filter(({ field }) => field !== "expiry")
  if (entry.expiry.trim() === "") return [...slips, { field: "expiry", rule: "required" }]
  return parseExpiry(entry.expiry, REFERENCE_MONTH) === undefined
    ? [...slips, { field: "expiry", rule: "expiry" }]
    : slips
}

/** Returns the last four digits and the network: the only displayable data of a card. */
export function cardLabel(digits: string): { readonly network: string; readonly lastDigits: string } {
  return { network: cardNetwork(digits) ?? "card", lastDigits: digits.slice(-4) }
}

/** Parses a typed expiry; returns nothing when invalid. Two-digit years mean the nearest such year. */
export function parseExpiry(text: string, now: YearMonth): YearMonth | undefined {
  const match = /^(\d{1,2})\s{0,3}[/.\-]?\s{0,3}(\d{4}|\d{2})$/.exec(toAsciiDigits(text).trim())
  if (match === null) return undefined
  const [, monthText = "", yearText = ""] = match
  const month = Number(monthText)
  if (month < 1 || month > 12) return undefined
  return { month, year: yearText.length === 4 ? Number(yearText) : toFullYear(Number(yearText), now.year) }
}

/** Returns the nearest year with these two digits, also across a turn of the century. */
function toFullYear(twoDigits: number, currentYear: number): number {
  const century = currentYear - (currentYear % 100)
  const candidates = [century - 100 + twoDigits, century + twoDigits, century + 100 + twoDigits]
  return candidates.reduce((best, year) => (Math.abs(year - currentYear) < Math.abs(best - currentYear) ? year : best))
}
