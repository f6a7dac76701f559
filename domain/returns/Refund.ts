import type { Address } from "../address/Address.ts"
import type { Money } from "../shared/Money.ts"
import type { OrderId } from "../shared/OrderId.ts"
import type { BankAccount } from "./BankAccount.ts"
import type { ReturnStatus } from "./ReturnStatus.ts"

/** Contact for questions about the refund; requires an email address or a phone number. */
export interface RefundContact {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly phone?: { readonly countryCode: string; readonly subscriberNumber: string }
}

/** Refund target: an account, a cheque by post, or a contact. */
export type RefundTarget =
  | { readonly kind: "bankAccount"; readonly account: BankAccount }
  | { readonly kind: "postalAddress"; readonly address: Address }
  | { readonly kind: "contact"; readonly contact: RefundContact }

/** Displayable destination of a refund. */
export interface RefundDestination {
  /** Wire value such as `ORIGINAL` (back to the payment method); an unknown one is shown unchanged. */
  readonly kind: string
  /** Such as `**** 1332`. */
  readonly maskedNumber?: string
  readonly beneficiaryName?: string
}

/** A paid refund. */
export interface Refund {
  readonly id: string
  readonly amount: Money
  /** ISO 8601 with offset. */
  readonly paidAt: string
  readonly destination: RefundDestination
}

/** Result of a refund request. */
export interface RefundReceipt {
  readonly isPaid: boolean
  readonly paid: Money
  /** Paid after the items are received. */
  readonly pending: Money
  readonly destination: RefundDestination
  readonly refunds: readonly Refund[]
}

/** Units of a catalogue entry. */
export interface EntryUnits {
  readonly catentryId: string
  readonly quantity: number
}

/** Amount due until the items are returned, and the deadline (a day of the store's calendar). */
export interface ReturnDebt {
  readonly total: Money
  readonly dueDate: string
  readonly items: readonly (EntryUnits & { readonly amount: Money })[]
}

/** A return that was refunded or replaced before the items came back. */
export interface AdvancedReturn {
  readonly requestId: string
  readonly orderId: OrderId
  readonly isReplacement: boolean
  readonly status: ReturnStatus
  /** Zero once the items were received. */
  readonly debt: Money
  readonly dueDate: string
}
