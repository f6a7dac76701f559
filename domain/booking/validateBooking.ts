import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import { isPhone } from "../shared/phoneNumber.ts"
import type { BookingDraft } from "./Booking.ts"

/** An error in a booking; `place` such as `fullName` or `items.0.units`. */
export interface BookingRefusedReason {
  readonly place: string
  readonly rule: "required" | "tooLong" | "forbiddenWord" | "email" | "phone" | "policy" | "units" | "tooMany"
  /** The maximum or the forbidden word, by rule. */
  readonly parameter?: string
}

const MAX_NAME = 128
const MAX_OBSERVATIONS = 256
const MAX_UNITS = 10
const MAX_ITEMS = 10
/** Type 1 of the policies (S3.5). */
const PRIVACY_POLICY = 1

/** Returns the errors of a booking in the order of its form. */
export function validateBooking({
  fullName,
  phoneNumber,
  email,
  observations = "",
  acceptedPolicies,
  items,
}: BookingDraft): readonly BookingRefusedReason[] {
  return [
    ...(fullName.trim() === ""
      ? [{ place: "fullName", rule: "required" } as const]
      : validateTextField("fullName", fullName.trim(), MAX_NAME)),
    ...(isPhone(phoneNumber) ? [] : [{ place: "phoneNumber", rule: "phone" } as const]),
    ...(isEmail(email) ? [] : [{ place: "email", rule: "email" } as const]),
    ...validateTextField("observations", observations, MAX_OBSERVATIONS),
    ...(acceptedPolicies.includes(PRIVACY_POLICY) ? [] : [{ place: "acceptedPolicies", rule: "policy" } as const]),
    ...(items.length === 0 ? [{ place: "items", rule: "required" } as const] : []),
    ...(items.length > MAX_ITEMS ? [{ place: "items", rule: "tooMany", parameter: String(MAX_ITEMS) } as const] : []),
    ...items.flatMap(({ units }, index): readonly BookingRefusedReason[] =>
      Number.isSafeInteger(units) && units >= 1 && units <= MAX_UNITS
        ? []
        : [{ place: `items.${index}.units`, rule: "units", parameter: String(MAX_UNITS) }],
    ),
  ]
}

function validateTextField(place: string, text: string, maximum: number): readonly BookingRefusedReason[] {
  if ([...text].length > maximum) return [{ place, rule: "tooLong", parameter: String(maximum) }]
  const word = forbiddenWord(text)
  return word === undefined ? [] : [{ place, rule: "forbiddenWord", parameter: word }]
}
