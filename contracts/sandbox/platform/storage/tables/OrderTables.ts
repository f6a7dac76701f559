import type { GeneratedAlways } from "kysely"

export type OrderStatus = "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED"
export type ParcelStep = "PACKED" | "OUT_FOR_DELIVERY"
export type RefundKind = "VOIDED" | "REFUNDED"
export type InvoiceStatus = "ISSUED" | "REPLACED"

export interface OrderTables {
  /** One per purchased cart, with the cart's id. A refused payment deletes the row and reopens the cart. */
  customer_order: {
    order_id: number
    store_id: string
    user_id: number
    status: OrderStatus
    created_at: number
    total_order: number
    item_count: number
    /**
     * Of a guest's order. Stored in clear, because the customer's session must be able to read it again; it gives
     * access to this row only.
     */
    guest_token: string | null
    /** JSON of the contract's Order at the time and in the language of the purchase; only its address may change. */
    document: string
    /** Copied from the document for search: `orderColumns`. */
    email: string | null
    physical_store_id: string | null
    droppoint_id: string | null
  }
  /** When an order reached a status other than its first one. */
  order_status_change: { order_id: number; status: OrderStatus; changed_at: number }
  /** When a suborder reached `SHIPPED` or `DELIVERED` before the rest. */
  suborder_status_change: { order_id: number; suborder_id: string; status: OrderStatus; changed_at: number }
  /** The parcel of a suborder, created when it is packed or shipped. The number is random, as a carrier's would be. */
  parcel: { order_id: number; suborder_id: string; carrier: string; tracking_number: string }
  /** Scans of a parcel that do not change the status of its order. */
  parcel_scan: { order_id: number; suborder_id: string; step: ParcelStep; scanned_at: number }
  /** Receipts of physical stores that a registered user found. */
  customer_receipt: { user_id: number; store_id: string; ticket_reference: string; saved_at: number }
  /** Codes of an order, created at their first request. `pickup_code`: 20 digits. */
  order_code: { order_id: number; ticket_token: string; pickup_code: string }
  /** Suborders that were cancelled; the full list follows from the order itself. */
  cancelled_suborder: { order_id: number; suborder_id: string; is_from_gipi: boolean; cancelled_at: number }
  /** Refunds. `suborder_id`: the refunded suborder; the rest of the order when empty. */
  order_refund: {
    refund_id: GeneratedAlways<number>
    order_id: number
    suborder_id: string | null
    kind: RefundKind
    amount: number
    created_at: number
  }
  /**
   * The last invoice number per store and calendar year, incremented in the transaction of the invoice so that numbers
   * have no gaps.
   */
  invoice_series: { store_id: string; series_year: number; last_number: number }
  /** Immutable except for its status. Of an order or of a ticket; `content`: JSON of `InvoiceContent`. */
  invoice: {
    invoice_id: GeneratedAlways<number>
    store_id: string
    series_year: number
    series_number: number
    order_id: number | null
    ticket_reference: string | null
    /** The user who requested it; null for a guest. */
    user_id: number | null
    status: InvoiceStatus
    replaces: number | null
    content: string
    created_at: number
  }
  /** Gift receipts of an order. `items`: JSON of the units of each line. */
  gift_ticket: { order_id: number; ticket_number: number; items: string; created_at: number }
  /** A sale in a physical store. `content`: JSON of `StoreSale`. */
  store_ticket: {
    store_id: string
    ticket_reference: string
    store_number: string
    workstation_id: string
    operation_number: string
    ticket_date: string
    barcode: string
    amount: number
    content: string
    created_at: number
  }
  /** Carts that were transferred to a purchasing system. */
  punchout: { punchout_id: string; order_id: number; user_id: number; total_order: number; created_at: number }
  business_confirmation: { order_id: number; user_id: number; created_at: number }
}
