import type { AddressRule } from "../../domain/address/addressProblems.ts"
import type { CardRule } from "../../domain/payment/Card.ts"
import type { Translate } from "./createTranslate.ts"
import type { TextKey } from "./TextKey.ts"

const KEYS: Readonly<Record<AddressRule | CardRule, TextKey>> = {
  required: "problem.required",
  tooLong: "problem.tooLong",
  forbiddenWord: "problem.forbiddenWord",
  email: "problem.email",
  zipCode: "problem.zipCode",
  phone: "problem.phone",
  phoneCountryCode: "problem.phoneCountryCode",
  countryCode: "problem.countryCode",
  stateCode: "problem.stateCode",
  text: "problem.text",
  number: "problem.number",
  length: "problem.length",
  expiry: "problem.expiry",
  expired: "problem.expired",
  securityCode: "problem.securityCode",
  holder: "problem.holder",
}

const RULES = new Map<string, TextKey>(Object.entries(KEYS))

/**
 * What is wrong with one field and how to mend it. A rule we have no words for (the server may know more) asks to check
 * it.
 */
export function presentProblem(t: Translate, rule: string, parameter?: string): string {
  return t(RULES.get(rule) ?? "problem.other", parameter === undefined ? {} : { parameter })
}
