import * as Redacted from "effect/Redacted"
import { passesLuhn } from "../payment/passesLuhn.ts"
import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import type { BankAccount } from "./BankAccount.ts"
import { localBankForm } from "./bankForm.ts"
import { hasIban, isIban } from "./iban.ts"
import { passesBankCheck } from "./passesBankCheck.ts"

/** An error of an account field; never contains the input. */
export interface BankAccountRefusedReason {
  readonly field: keyof BankAccount
  readonly rule: "required" | "iban" | "bic" | "country" | "equal" | "digits" | "checkDigit" | "tooLong"
  /** The number of digits, or the maximum, by rule. */
  readonly parameter?: string
}

const MAX_TEXT = 128
const BIC = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}([A-Z0-9]{3})?$/
const TEXTS = ["bankName", "branchName", "accountType", "nif"] as const

/**
 * Validates an account in a store of this country: the holder, an IBAN with correct check digits (ISO 13616) and a BIC
 * of its country (ISO 9362), or the local numbers of countries without IBANs.
 */
export function validateBankAccount(account: BankAccount, countryCode: string): readonly BankAccountRefusedReason[] {
  const holder = account.beneficiaryName.trim()
  return [
    ...(holder === "" ? [{ field: "beneficiaryName", rule: "required" } as const] : []),
    ...([...holder].length > MAX_TEXT ? [tooLong("beneficiaryName")] : []),
    ...TEXTS.flatMap((field) => ([...(account[field] ?? "")].length > MAX_TEXT ? [tooLong(field)] : [])),
    ...(account.bankInn === undefined || /^([0-9]{10}|[0-9]{12})$/.test(account.bankInn)
      ? []
      : [digits("bankInn", "10, 12")]),
    ...(account.pan === undefined
      ? validateAccountNumber(account, countryCode)
      : validatePan(compact(Redacted.value(account.pan)))),
  ]
}

function validateAccountNumber(account: BankAccount, countryCode: string): readonly BankAccountRefusedReason[] {
  const number = account.accountCode === undefined ? "" : compact(Redacted.value(account.accountCode))
  if (number === "" && localBankForm(countryCode) === undefined) return [{ field: "accountCode", rule: "required" }]
  // Brazil has both: a number without a country code is a local one.
  if (!hasIban(countryCode) || (localBankForm(countryCode) !== undefined && !/^[A-Z]{2}[0-9]{2}/.test(number)))
    return [...validateLocalAccount(account, number, countryCode), ...validateBic(account.bicCode, countryCode)]
  if (!isIban(number)) return [{ field: "accountCode", rule: "iban" }]
  const differs = account.bban !== undefined && compact(Redacted.value(account.bban)) !== number.slice(4)
  return [
    ...(differs ? [{ field: "bban", rule: "equal" } as const] : []),
    ...validateBic(account.bicCode, number.slice(0, 2)),
  ]
}

function validateBic(bicCode: string | undefined, accountCountry: string): readonly BankAccountRefusedReason[] {
  if (bicCode === undefined) return []
  const country = BIC.exec(compact(bicCode))?.[1]
  if (country === undefined) return [{ field: "bicCode", rule: "bic" }]
  return country === accountCountry ? [] : [{ field: "bicCode", rule: "country" }]
}

/** The numbers of a country without IBANs, by its form. */
function validateLocalAccount(
  account: BankAccount,
  number: string,
  countryCode: string,
): readonly BankAccountRefusedReason[] {
  const form = localBankForm(countryCode)
  if (form === undefined) return /^[A-Z0-9]{4,34}$/.test(number) ? [] : [digits("accountCode", "4–34")]
  return form.flatMap(({ field, isRequired, digits: lengths, check }): readonly BankAccountRefusedReason[] => {
    if (field === "beneficiaryName") return []
    const value = field === "accountCode" ? number : plainText(account, field)
    if (lengths === undefined) return isRequired && value.trim() === "" ? [{ field, rule: "required" }] : []
    const digitsOnly = compact(value).replaceAll(/[./-]/g, "")
    const [minimum, maximum] = lengths
    if (!/^[0-9]+$/.test(digitsOnly) || digitsOnly.length < minimum || digitsOnly.length > maximum)
      return [digits(field, minimum === maximum ? String(minimum) : `${minimum}–${maximum}`)]
    return check === undefined || passesBankCheck(check, digitsOnly) ? [] : [{ field, rule: "checkDigit" }]
  })
}

function plainText(account: BankAccount, field: keyof BankAccount): string {
  const value = account[field]
  return typeof value === "string" ? value : ""
}

function validatePan(pan: string): readonly BankAccountRefusedReason[] {
  if (!/^[0-9]{12,19}$/.test(pan)) return [digits("pan", "12–19")]
  return passesLuhn(pan) ? [] : [{ field: "pan", rule: "checkDigit" }]
}

function digits(field: keyof BankAccount, parameter: string): BankAccountRefusedReason {
  return { field, rule: "digits", parameter }
}

function tooLong(field: keyof BankAccount): BankAccountRefusedReason {
  return { field, rule: "tooLong", parameter: String(MAX_TEXT) }
}

/** Returns the text with ASCII digits, in capitals and without spaces. */
function compact(text: string): string {
  return toAsciiDigits(text).replace(/\s/g, "").toUpperCase()
}
