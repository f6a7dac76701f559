import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isStorable } from "../shared/toStorableText.ts"
import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"
import { addressFieldValue } from "./addressFieldValue.ts"
import { addressForm } from "./AddressForm.ts"
import { contactReasons } from "./contactReasons.ts"
import { normalizeAddress } from "./normalizeAddress.ts"

/** The rule a field broke; `presentReason` of each driving adapter has the text. */
export type AddressRule =
  | "required"
  | "tooLong"
  | "forbiddenWord"
  | "email"
  | "zipCode"
  | "phone"
  | "phoneCountryCode"
  | "countryCode"
  | "stateCode"
  | "text"

/** An invalid address field. */
export interface AddressRefusedReason {
  readonly field: AddressField | "countryCode"
  readonly rule: AddressRule
  /** The maximum length, the forbidden word, or an example, by rule. */
  readonly parameter?: string
}

const MAX_TEXT = 128
const MAX_STATE = 20

/**
 * Returns the errors of a country's form fields by the rules of S5, in the order of the
 * form, after `normalizeAddress`. `validateAddressBody` validates the other fields.
 *
 * @example
 * ```ts
 * import { validateAddress } from "domain/address/validateAddress.ts"
 *
 * const address = {
 *   firstName: "Alma",
 *   lastName: "Ruiz",
 *   addressLines: ["Calle Mayor 1"],
 *   city: "Madrid",
 *   zipCode: "280",
 *   stateCode: "28",
 *   countryCode: "ES",
 *   phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
 *   email: "alma@example.com",
 * }
 * validateAddress(address).map(({ field, rule }) => [field, rule]) // → [["zipCode", "zipCode"]]
 * validateAddress({ ...address, zipCode: "28013" }) // → []
 * ```
 */
export function validateAddress(typed: Address): readonly AddressRefusedReason[] {
  const address = normalizeAddress(typed)
  const form = addressForm(address.countryCode)
  const country: readonly AddressRefusedReason[] = /^[A-Z]{2,}$/.test(address.countryCode)
    ? []
    : [{ field: "countryCode", rule: "countryCode" }]
  return [...country, ...form.fields.flatMap((field) => validateField(field))]

  function validateField(field: AddressField): readonly AddressRefusedReason[] {
    const text = addressFieldValue(address, field).trim()
    // A dash means that there is none (S5: "empty, '-' or 5 digits").
    if (text === "" || (field === "zipCode" && text === "-"))
      return form.optional.includes(field) ? [] : [{ field, rule: "required" }]
    return validateFormat(field, text)
  }

  function validateFormat(field: AddressField, text: string): readonly AddressRefusedReason[] {
    switch (field) {
      case "email":
        return contactReasons(text)
      case "zipCode":
        return form.zipPattern === undefined || form.zipPattern.test(toAsciiDigits(text))
          ? validateText(field, text)
          : [{ field, rule: "zipCode", ...(form.zipExample === undefined ? {} : { parameter: form.zipExample }) }]
      case "phone":
        return /^[0-9]{4,15}$/.test(compactCode(text)) ? [] : [{ field, rule: "phone" }]
      case "phoneCountryCode":
        return /^\+?[0-9]{1,4}$/.test(toAsciiDigits(text)) ? [] : [{ field, rule: "phoneCountryCode" }]
      default:
        return validateText(field, text)
    }
  }
}

/** Whether an address has only fields of its country's form. */
export function hasOnlyFormFields(address: Address): boolean {
  const formFields: readonly string[] = addressForm(address.countryCode).fields
  return (
    address.phones.length < 2 &&
    address.addressLines.length < 3 &&
    Object.keys(address).every((name) => formFields.includes(name) || /^(countryCode|addressLines|phones)$/.test(name))
  )
}

/** An error of a free text; the parameter is the maximum length or the forbidden word. */
export interface TextRefusedReason<Field extends string> {
  readonly field: Field
  readonly rule: "tooLong" | "forbiddenWord" | "text"
  readonly parameter?: string
}

/** Validates a free text: no character that databases refuse (F180), not longer than its field, no SQL keyword. */
export function validateText<Field extends string>(field: Field, text: string): readonly TextRefusedReason<Field>[] {
  if (!isStorable(text)) return [{ field, rule: "text" }]
  const maximum = field === "stateCode" ? MAX_STATE : MAX_TEXT
  if ([...text].length > maximum) return [{ field, rule: "tooLong", parameter: String(maximum) }]
  const word = forbiddenWord(text)
  return word === undefined ? [] : [{ field, rule: "forbiddenWord", parameter: word }]
}

/** Returns a typed number or code with ASCII digits and without spaces, dots, dashes and brackets. */
export function compactCode(text: string): string {
  return toAsciiDigits(text).replace(/[\s.\-()\u2010-\u2015]/g, "")
}
