import type * as Redacted from "effect/Redacted"
import type { Address } from "../address/Address.ts"

/** A bank account or card for a refund transfer (S3.25). Its numbers are secrets. */
export interface BankAccount {
  readonly beneficiaryName: string
  /** The IBAN in countries that use it, otherwise the local account number. Spaces are ignored. */
  readonly accountCode?: Redacted.Redacted<string>
  /** Card number instead of an account. */
  readonly pan?: Redacted.Redacted<string>
  /** The account number within its country: an IBAN without its first four characters. */
  readonly bban?: Redacted.Redacted<string>
  /** BIC of the bank. */
  readonly bicCode?: string
  readonly bankName?: string
  /** Routing number in the United States, four digits in Japan. */
  readonly bankCode?: string
  readonly branchName?: string
  readonly branchCode?: string
  readonly accountType?: string
  /** Tax number of the bank: 10 or 12 digits. */
  readonly bankInn?: string
  /** Tax number of the holder. */
  readonly nif?: string
  readonly holderAddress?: Address
}
