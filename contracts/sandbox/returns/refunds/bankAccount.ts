import type { components } from "../../../generated/returns.d.ts"
import { formProblems } from "../../customers/account/addresses/validateAddress.ts"
import { type FieldProblem, notAcceptable } from "../../platform/http/Refused.ts"
import { hasIban, isIban } from "./iban.ts"

export type WireBankAccount = components["schemas"]["RefundBankAccount"]

const BIC = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}([A-Z0-9]{3})?$/u

/**
 * Fails with 422 `_ERR_BANK_ACCOUNT_NOT_VALID` for a malformed account; `place` is its path in the body. The response
 * never repeats a value.
 */
export const requireBankAccount = (account: WireBankAccount, countryCode: string, place: string): void => {
  const problems = account.pan === undefined ? accountProblems(account, countryCode) : panProblems(account.pan)
  const holder = account.holderAddress === undefined ? [] : formProblems(account.holderAddress, countryCode)
  const all = [
    ...(account.beneficiaryName.trim() === ""
      ? [problem("beneficiaryName", "required", "The holder of the account is missing.")]
      : []),
    ...problems,
    ...holder.map(({ field, ...rest }) => ({ field: `holderAddress.${field}`, ...rest })),
  ]
  if (all.length > 0) {
    throw notAcceptable(
      "_ERR_BANK_ACCOUNT_NOT_VALID",
      "The bank account is not valid.",
      all.map(({ field, ...rest }) => ({ field: `${place}.${field}`, ...rest })),
    )
  }
}

/** Returns the number of the account or card without spaces, in capitals. */
export const accountNumber = ({ accountCode, pan }: WireBankAccount): string =>
  (pan ?? accountCode ?? "").replaceAll(" ", "").toUpperCase()

const accountProblems = (account: WireBankAccount, countryCode: string): readonly FieldProblem[] => {
  const number = accountNumber(account)
  if (number === "") return [problem("accountCode", "required", "The number of the account is missing.")]
  // Brazil has both: a number without a country code is a local one.
  if (hasIban(countryCode) && (countryCode !== "BR" || /^[A-Z]{2}[0-9]{2}/u.test(number)))
    return ibanProblems(account, number)
  return [...localProblems(account, number, countryCode), ...bicProblems(account.bicCode, countryCode)]
}

const ibanProblems = ({ bban, bicCode }: WireBankAccount, iban: string): readonly FieldProblem[] => {
  if (!isIban(iban)) return [problem("accountCode", "iban", "accountCode is not a valid IBAN.")]
  const differs = bban !== undefined && bban.replaceAll(" ", "").toUpperCase() !== iban.slice(4)
  return [
    ...(differs ? [problem("bban", "equal", "bban is not that of the IBAN.")] : []),
    ...bicProblems(bicCode, iban.slice(0, 2)),
  ]
}

const bicProblems = (bicCode: string | undefined, accountCountry: string): readonly FieldProblem[] => {
  if (bicCode === undefined) return []
  const country = BIC.exec(bicCode.toUpperCase())?.[1]
  if (country === undefined) return [problem("bicCode", "bic", "bicCode is not a BIC.")]
  return country === accountCountry
    ? []
    : [problem("bicCode", "country", "bicCode is of another country than the account.")]
}

/**
 * Checks of local accounts: routing numbers of the United States and Mexico's CLABE with their check digits, the codes
 * of Japan and Brazil, and the bank's name in China and Korea.
 */
const localProblems = (
  { bankCode = "", branchCode = "", bankName = "" }: WireBankAccount,
  number: string,
  countryCode: string,
): readonly FieldProblem[] => {
  const patternProblems = (field: string, pattern: RegExp, text: string, reasonText: string) =>
    pattern.test(text) ? [] : [problem(field, "pattern", `${field} must be ${reasonText}.`)]
  if (countryCode === "US") {
    const routing = patternProblems("bankCode", /^[0-9]{9}$/u, bankCode, "a routing number of nine digits")
    const checkDigitProblems =
      routing.length === 0 && !isRoutingNumber(bankCode)
        ? [problem("bankCode", "checkDigit", "bankCode is mistyped.")]
        : []
    return [
      ...routing,
      ...checkDigitProblems,
      ...patternProblems("accountCode", /^[0-9]{4,17}$/u, number, "4 to 17 digits"),
    ]
  }
  if (countryCode === "JP") {
    return [
      ...patternProblems("bankCode", /^[0-9]{4}$/u, bankCode, "four digits"),
      ...patternProblems("branchCode", /^[0-9]{3}$/u, branchCode, "three digits"),
      ...patternProblems("accountCode", /^[0-9]{7}$/u, number, "seven digits"),
    ]
  }
  if (countryCode === "MX") {
    const clabe = patternProblems("accountCode", /^[0-9]{18}$/u, number, "a CLABE of eighteen digits")
    return clabe.length > 0 || isClabe(number)
      ? clabe
      : [problem("accountCode", "checkDigit", "accountCode is mistyped.")]
  }
  if (countryCode === "BR") {
    return [
      ...patternProblems("bankCode", /^[0-9]{3}$/u, bankCode, "three digits"),
      ...patternProblems("branchCode", /^[0-9]{4,5}$/u, branchCode, "four or five digits"),
      ...patternProblems("accountCode", /^[0-9]{4,13}$/u, number, "4 to 13 digits"),
    ]
  }
  return [
    ...((countryCode === "CN" || countryCode === "KR") && bankName.trim() === ""
      ? [problem("bankName", "required", "The name of the bank is missing.")]
      : []),
    ...patternProblems("accountCode", /^[A-Z0-9]{4,34}$/u, number, "4 to 34 letters or digits"),
  ]
}

/** ABA check digit: digits weighted 3, 7, 1 sum to a multiple of ten. */
const isRoutingNumber = (digits: string): boolean =>
  [...digits].reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0) % 10 === 0

/** The last digit completes the others, weighted 3, 7, 1 and each product modulo 10, to a multiple of ten. */
const isClabe = (digits: string): boolean =>
  ([...digits.slice(0, 17)].reduce(
    (sum, digit, index) => sum + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10),
    0,
  ) +
    Number(digits[17])) %
    10 ===
  0

/** ISO/IEC 7812-1, annex B. */
const panProblems = (pan: string): readonly FieldProblem[] => {
  const sum = [...pan].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0 ? [] : [problem("pan", "luhn", "The card number is mistyped.")]
}

const problem = (field: string, rule: string, message: string): FieldProblem => ({ field, rule, message })
