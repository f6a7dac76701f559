import type { AddressRule } from "../../domain/address/validateAddress.ts"
import type { CardRule } from "../../domain/payment/Card.ts"
import type { Translate } from "./createTranslate.ts"
import type { TextKey } from "./TextKey.ts"

const KEYS: Readonly<Record<AddressRule | CardRule, TextKey>> = {
  required: "validation.required",
  tooLong: "validation.tooLong",
  forbiddenWord: "validation.forbiddenWord",
  email: "validation.email",
  zipCode: "validation.zipCode",
  phone: "validation.phone",
  phoneCountryCode: "validation.phoneCountryCode",
  countryCode: "validation.countryCode",
  stateCode: "validation.stateCode",
  text: "validation.text",
  number: "validation.number",
  length: "validation.length",
  expiry: "validation.expiry",
  expired: "validation.expired",
  securityCode: "validation.securityCode",
  holder: "validation.holder",
}

const RULES = new Map<string, TextKey>(Object.entries(KEYS))

/** The country code that is shown where the country is unknown. */
const SOME_COUNTRY_CODE = "+1"

/**
 * The error text of one field, with the correction. For an unknown rule (the backend may have more) it asks to check
 * the field. `parameter` is the limit, word or example that the rule names.
 */
export function presentReason(t: Translate, rule: string, parameter?: string): string {
  if (rule === "phoneCountryCode") return t("validation.phoneCountryCode", { example: parameter ?? SOME_COUNTRY_CODE })
  return t(RULES.get(rule) ?? "validation.other", parameter === undefined ? {} : { parameter })
}
