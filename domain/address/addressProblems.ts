import { asciiDigits } from "../shared/asciiDigits.ts"
import { forbiddenWord } from "../shared/forbiddenWord.ts"
import { isEmail } from "../shared/isEmail.ts"
import { isStorable } from "../shared/storableText.ts"
import type { Address } from "./Address.ts"
import type { AddressField } from "./AddressForm.ts"
import { addressFieldText } from "./addressFieldText.ts"
import { addressForm } from "./AddressForm.ts"
import { normalizedAddress } from "./normalizedAddress.ts"

/** Which rule a field broke; `presentProblem` of each driving adapter has the words. */
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

/** One thing to mend in an address. */
export interface AddressProblem {
  readonly field: AddressField | "countryCode"
  readonly rule: AddressRule
  /** The maximum length, the forbidden word, or an example, by rule. */
  readonly parameter?: string
}

const MAX_TEXT = 128
const MAX_STATE = 20

/**
 * Everything that is wrong with what a country's form asks for, by the rules of the specification's section 5 and in
 * the order of the form, read as `normalizedAddress` does. Empty when nothing is. What else is sent of an address has
 * its rules in `addressBodyProblems`.
 */
export function addressProblems(typed: Address): readonly AddressProblem[] {
  const address = normalizedAddress(typed)
  const form = addressForm(address.countryCode)
  const country: readonly AddressProblem[] = /^[A-Z]{2,}$/.test(address.countryCode)
    ? []
    : [{ field: "countryCode", rule: "countryCode" }]
  return [...country, ...form.fields.flatMap((field) => problemsOf(field))]

  function problemsOf(field: AddressField): readonly AddressProblem[] {
    const text = addressFieldText(address, field).trim()
    // A dash says that there is none (section 5: "empty, '-' or 5 digits").
    if (text === "" || (field === "zipCode" && text === "-"))
      return form.optional.includes(field) ? [] : [{ field, rule: "required" }]
    return formatProblem(field, text)
  }

  function formatProblem(field: AddressField, text: string): readonly AddressProblem[] {
    switch (field) {
      case "email":
        return isEmail(text) ? [] : [{ field, rule: "email" }]
      case "zipCode":
        return form.zipPattern === undefined || form.zipPattern.test(asciiDigits(text))
          ? textProblem(field, text)
          : [{ field, rule: "zipCode", ...(form.zipExample === undefined ? {} : { parameter: form.zipExample }) }]
      case "phone":
        return /^[0-9]{4,15}$/.test(compactCode(text)) ? [] : [{ field, rule: "phone" }]
      case "phoneCountryCode":
        return /^\+?[0-9]{1,4}$/.test(asciiDigits(text)) ? [] : [{ field, rule: "phoneCountryCode" }]
      default:
        return textProblem(field, text)
    }
  }
}

/** Whether there is nothing in an address but what the form of its country asks for. */
export function hasFormOnly(address: Address): boolean {
  const asked: readonly string[] = addressForm(address.countryCode).fields
  return (
    address.phones.length < 2 &&
    address.addressLines.length < 3 &&
    Object.keys(address).every((name) => asked.includes(name) || /^(countryCode|addressLines|phones)$/.test(name))
  )
}

/** What a free text can have wrong; the parameter is the maximum length or the forbidden word. */
export interface TextProblem<Field extends string> {
  readonly field: Field
  readonly rule: "tooLong" | "forbiddenWord" | "text"
  readonly parameter?: string
}

/**
 * What is wrong with a free text: a character that no database holds (F180), longer than its field takes, or a word of
 * SQL.
 */
export function textProblem<Field extends string>(field: Field, text: string): readonly TextProblem<Field>[] {
  if (!isStorable(text)) return [{ field, rule: "text" }]
  const maximum = field === "stateCode" ? MAX_STATE : MAX_TEXT
  if ([...text].length > maximum) return [{ field, rule: "tooLong", parameter: String(maximum) }]
  const word = forbiddenWord(text)
  return word === undefined ? [] : [{ field, rule: "forbiddenWord", parameter: word }]
}

/**
 * A number or code as people type it: digits of any script as ASCII ones, spaces, dots, dashes and brackets left out.
 */
export function compactCode(text: string): string {
  return asciiDigits(text).replace(/[\s.\-()\u2010-\u2015]/g, "")
}
