import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import type { WalletTicket } from "./WalletTicket.ts"

/** An invalid field of a form of the wallet. */
export interface WalletEntryRefusedReason {
  readonly field: string
  readonly rule: "required" | "tooLong" | "number" | "amount" | "date" | "format"
}

const MAX_NAME = 128
/** Minor units. */
const MAX_AMOUNT = 1_000_000_000
/** Clocks of tills may be ahead, by this many milliseconds. */
const CLOCK_TOLERANCE_MILLIS = 300_000
/** A card number that was typed into the wrong field. */
const LONG_NUMBER = /(?:\d[\s.-]?){12,}/

/** Values as they are printed on the receipt of a purchase in a physical store. */
export interface EnteredTicket extends Omit<WalletTicket, "movementCode"> {
  readonly purchaseToken: string
  readonly hashCode: string
}

/** Validates the name of a saved card: at most 128 characters, and no card number. */
export function validateCardTag(tag: string): readonly WalletEntryRefusedReason[] {
  if ([...tag].length > MAX_NAME) return [{ field: "tag", rule: "tooLong" }]
  return LONG_NUMBER.test(toAsciiDigits(tag)) ? [{ field: "tag", rule: "number" }] : []
}

/** Validates a receipt: its printed codes, a positive amount, and a date that is not in the future. `now` in millis. */
export function validateTicket(ticket: EnteredTicket, now: number): readonly WalletEntryRefusedReason[] {
  const { date, amount, tuid, hashCode, purchaseToken } = ticket
  const time = Date.parse(date)
  const { minorUnits } = amount
  return [
    ...(Number.isNaN(time) || time > now + CLOCK_TOLERANCE_MILLIS ? [{ field: "date", rule: "date" } as const] : []),
    ...(Number.isSafeInteger(minorUnits) && minorUnits >= 1 && minorUnits <= MAX_AMOUNT
      ? []
      : [{ field: "amount", rule: "amount" } as const]),
    ...validateCode("tuid", tuid, /^[A-Za-z0-9._-]{1,64}$/),
    ...validateCode("hashCode", hashCode, /^[A-Za-z0-9_-]{1,128}$/),
    ...validateCode("purchaseToken", purchaseToken, /^[A-Za-z0-9_-]{1,128}$/),
  ]
}

/** Validates the activation code of a gift card. */
export function validateActivationCode(code: string): readonly WalletEntryRefusedReason[] {
  return validateCode("activationCode", code, /^[A-Za-z0-9-]{1,64}$/)
}

function validateCode(field: string, text: string, format: RegExp): readonly WalletEntryRefusedReason[] {
  if (text.trim() === "") return [{ field, rule: "required" }]
  return format.test(text.trim()) ? [] : [{ field, rule: "format" }]
}
