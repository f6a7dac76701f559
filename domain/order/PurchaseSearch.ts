import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"
import type { InvoiceTicket } from "./Invoice.ts"

/** What is known of a purchase: the ticket of a physical store, or an online order. */
export type PurchaseSearch =
  | {
      readonly source: "STORE"
      readonly storeNumber: string
      readonly barcode: Redacted.Redacted<string>
      readonly reference?: string
    }
  | {
      readonly source: "ONLINE"
      readonly orderId: string
      readonly orderBarcode?: Redacted.Redacted<string>
      readonly partId?: string
    }
  | { readonly source: "ONLINE"; readonly externalOrderId: Redacted.Redacted<string> }

/** A purchase that was found, without anything personal. */
export interface FoundPurchase {
  /** The order's id, or the reference of a ticket. */
  readonly id: string
  readonly isOnline: boolean
  readonly status: string
  /** An instant in ISO 8601. */
  readonly boughtAt: string
  readonly total: Money
  readonly lines: readonly {
    readonly orderItemId?: string
    readonly sku: string
    readonly name: string
    readonly quantity: number
    readonly unitPrice: Money
    readonly size?: string
    readonly color?: string
  }[]
  /** With which an invoice is asked for. */
  readonly ticket?: InvoiceTicket
}
