import type { BankAccount } from "./BankAccount.ts"
import { hasIban } from "./iban.ts"

/** Check digits of a local number: ABA routing number, Mexican CLABE, Brazilian CPF or CNPJ, or a card (Luhn). */
export type BankNumberCheck = "routing" | "clabe" | "cpf" | "luhn"

/** A field of the form for a refund account, in the order of the form. */
export interface BankField {
  readonly field: keyof BankAccount
  readonly isRequired: boolean
  /** Lengths in digits. */
  readonly digits?: readonly [minimum: number, maximum: number]
  readonly check?: BankNumberCheck
  /** An IBAN (ISO 13616). */
  readonly isIban?: boolean
}

const HOLDER: BankField = { field: "beneficiaryName", isRequired: true }
const BIC: BankField = { field: "bicCode", isRequired: false }
const text = (field: keyof BankAccount, isRequired = false): BankField => ({ field, isRequired })
const number = (
  field: keyof BankAccount,
  minimum: number,
  maximum: number,
  check?: BankNumberCheck,
  isRequired = true,
): BankField => ({ field, isRequired, digits: [minimum, maximum], ...(check === undefined ? {} : { check }) })

/** Countries whose domestic accounts are named by several numbers. */
const LOCAL_FORMS: Readonly<Record<string, readonly BankField[]>> = {
  BR: [
    HOLDER,
    number("nif", 11, 14, "cpf"),
    number("bankCode", 3, 3),
    number("branchCode", 4, 5),
    number("accountCode", 4, 13),
    text("accountType"),
  ],
  CN: [HOLDER, text("bankName", true), text("branchName"), number("accountCode", 8, 30)],
  JP: [HOLDER, number("bankCode", 4, 4), number("branchCode", 3, 3), text("accountType"), number("accountCode", 7, 7)],
  KR: [HOLDER, text("bankName", true), number("accountCode", 10, 14)],
  MX: [HOLDER, number("accountCode", 18, 18, "clabe"), text("bankName")],
  US: [HOLDER, number("bankCode", 9, 9, "routing"), number("accountCode", 4, 17), text("accountType")],
}

/**
 * Returns the fields of a refund account in a store of this country: an IBAN, the local numbers of Brazil, China,
 * Japan, Korea, Mexico and the United States, or an account number with its BIC.
 */
export function bankForm(countryCode: string): readonly BankField[] {
  const local = localBankForm(countryCode)
  if (local !== undefined) return local
  return hasIban(countryCode)
    ? [HOLDER, { field: "accountCode", isRequired: true, isIban: true }, BIC]
    : [HOLDER, text("accountCode", true), BIC, text("bankName")]
}

/** Returns the form of a country with local numbers. */
export function localBankForm(countryCode: string): readonly BankField[] | undefined {
  return Object.hasOwn(LOCAL_FORMS, countryCode) ? LOCAL_FORMS[countryCode] : undefined
}
