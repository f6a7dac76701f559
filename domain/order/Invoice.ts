import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"

/** An invoice (S3). Numbers are consecutive per store and year, without gaps. */
export interface Invoice {
  readonly id: string
  readonly number: string
  readonly orderIds: readonly string[]
  /** Whether another invoice replaces it. */
  readonly isReplaced: boolean
  readonly total: Money
  readonly tax: Money
  readonly net: Money
  readonly fileName: string
  /** ISO 8601. */
  readonly issuedAt: string
  readonly replaces?: string
  readonly replacedBy?: string
  readonly use?: string
}

/** Data of a ticket (S3: ticketData). */
export interface InvoiceTicket {
  readonly reference: string
  readonly amount: Money
  readonly operationNumber: Redacted.Redacted<string>
  readonly workstationId: string
  /** Calendar date in the store's time. */
  readonly date: string
}

/** Recipient of an invoice (S3: customerData). A company has `companyName`, a person `name`. */
export interface InvoiceCustomer {
  readonly name?: string
  readonly surnames?: string
  readonly companyName?: string
  /** Tax number. */
  readonly vat?: string
  /** ISO 3166-1, two letters. */
  readonly countryCode: string
  /** The buyer's use (usoCFDI). */
  readonly use?: string
  readonly email: string
  /** Whether the buyer has no tax number of the store's country. */
  readonly isForeigner?: boolean
}
