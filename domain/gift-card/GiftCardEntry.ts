import * as Redacted from "effect/Redacted"
import { cardDigits } from "../payment/Card.ts"

/** Number and security code of a gift card, digits only. */
export interface GiftCardSecret {
  readonly number: Redacted.Redacted<string>
  readonly securityCode: Redacted.Redacted<string>
}

/** Form values from the back of a gift card. */
export interface GiftCardEntry {
  readonly number: string
  readonly securityCode: string
}

export interface GiftCardEntryRefusedReason {
  readonly field: keyof GiftCardEntry
  readonly rule: "required" | "digits"
}

const FORMS = { number: /^[0-9]{8,19}$/, securityCode: /^[0-9]{3,8}$/ } as const

/** Validates a typed gift card; accepts spaces, dashes and digits of any script. */
export function validateGiftCardEntry(entry: GiftCardEntry): readonly GiftCardEntryRefusedReason[] {
  return (["number", "securityCode"] as const).flatMap((field): readonly GiftCardEntryRefusedReason[] => {
    const digits = cardDigits(entry[field])
    if (digits.trim() === "") return [{ field, rule: "required" }]
    return FORMS[field].test(digits) ? [] : [{ field, rule: "digits" }]
  })
}

/** Returns the gift card of a valid entry, otherwise `undefined`. */
export function toGiftCard(entry: GiftCardEntry): GiftCardSecret | undefined {
  if (validateGiftCardEntry(entry).length > 0) return undefined
  return {
    number: Redacted.make(cardDigits(entry.number)),
    securityCode: Redacted.make(cardDigits(entry.securityCode)),
  }
}
