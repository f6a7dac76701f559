import type { Address } from "../address/Address.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { BankAccount } from "./BankAccount.ts"
import type { ReturnStatus } from "./ReturnStatus.ts"

/** Whom the shop asks how to refund; an e-mail address or a telephone number at least. */
export interface RefundContact {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly phone?: { readonly countryCode: string; readonly subscriberNumber: string }
}

/** Where a shopper wants the money: an account, a cheque by post, or to be asked. */
export type RefundTarget =
  | { readonly kind: "bankAccount"; readonly account: BankAccount }
  | { readonly kind: "postalAddress"; readonly address: Address }
  | { readonly kind: "contact"; readonly contact: RefundContact }

/** Where money goes, as far as it may be shown. */
export interface RefundDestination {
  /** Wire word such as `ORIGINAL` (back to the payment); one not known is shown as such. */
  readonly kind: string
  /** Such as `**** 1332`. */
  readonly maskedNumber?: string
  readonly beneficiaryName?: string
}

/** Money that went back. */
export interface Refund {
  readonly id: string
  readonly amount: Money
  /** An instant in ISO 8601 with its offset. */
  readonly paidAt: string
  readonly destination: RefundDestination
}

/** What became of a refund that was asked for. */
export interface RefundReceipt {
  readonly isPaid: boolean
  readonly paid: Money
  /** Follows once the goods are received. */
  readonly pending: Money
  readonly destination: RefundDestination
  readonly refunds: readonly Refund[]
}

/** Units of a catalogue entry. */
export interface EntryUnits {
  readonly catentryId: string
  readonly quantity: number
}

/** What would be owed until goods come back, and by when they have to (a day of the store's calendar). */
export interface ReturnDebt {
  readonly total: Money
  readonly dueDate: string
  readonly items: readonly (EntryUnits & { readonly amount: Money })[]
}

/** A return that was refunded or replaced before the goods came back. */
export interface AdvancedReturn {
  readonly requestId: string
  readonly orderId: OrderId
  readonly isReplacement: boolean
  readonly status: ReturnStatus
  /** Nothing once the goods were received. */
  readonly debt: Money
  readonly dueDate: string
}
