import type * as Redacted from "effect/Redacted"
import type { Money } from "../shared/Money.ts"
import type { InvoiceTicket } from "./Invoice.ts"

/** Search data of a purchase: an in-store ticket, or an online order. */
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

/** A purchase that was found, without personal data. */
export interface FoundPurchase {
  /** The order's id, or the reference of a ticket. */
  readonly id: string
  readonly isOnline: boolean
  readonly status: string
  /** ISO 8601. */
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
  /** For an invoice request. */
  readonly ticket?: InvoiceTicket
}
