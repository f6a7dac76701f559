import type { GeneratedAlways } from "kysely"

export type OrderStatus = "PENDING" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED"
export type RefundKind = "VOIDED" | "REFUNDED"
export type InvoiceStatus = "ISSUED" | "REPLACED"

export interface OrderTables {
  /** One per bought cart, under the cart's id. A refused payment takes the row away and opens the cart again. */
  customer_order: {
    order_id: number
    store_id: string
    user_id: number
    status: OrderStatus
    created_at: number
    total_order: number
    item_count: number
    /**
     * Of a guest's order. In clear, because the shopper's session must be told it again; it opens nothing but this row.
     */
    guest_token: string | null
    /** JSON of the contract's Order as it was bought, in the language it was bought in; only its address may change. */
    document: string
    /** Of the document, for search: `orderColumns`. */
    email: string | null
    physical_store_id: string | null
    droppoint_id: string | null
  }
  /** When an order came into a state, other than the one it was bought in. */
  order_status_change: { order_id: number; status: OrderStatus; changed_at: number }
  /** When a part of an order went its own way: `SHIPPED` or `DELIVERED` before the rest. */
  suborder_status_change: { order_id: number; suborder_id: string; status: OrderStatus; changed_at: number }
  /** Codes of an order, made when they are first asked for. `pickup_code`: 20 digits. */
  order_code: { order_id: number; ticket_token: string; pickup_code: string }
  /** Parts of an order that were cancelled; which parts there are follows from the order itself. */
  cancelled_suborder: { order_id: number; suborder_id: string; is_from_gipi: boolean; cancelled_at: number }
  /** Money that went back. `suborder_id`: the part it is for; the rest of the order where there is none. */
  order_refund: {
    refund_id: GeneratedAlways<number>
    order_id: number
    suborder_id: string | null
    kind: RefundKind
    amount: number
    created_at: number
  }
  /**
   * The last number given, per store and year of its calendar: counted up in the transaction of the invoice, so that
   * none is lost.
   */
  invoice_series: { store_id: string; series_year: number; last_number: number }
  /** Never changed but for its status. Of an order or of a ticket; `content`: JSON of `InvoiceContent`. */
  invoice: {
    invoice_id: GeneratedAlways<number>
    store_id: string
    series_year: number
    series_number: number
    order_id: number | null
    ticket_reference: string | null
    /** Who asked for it; none where nobody was signed in. */
    user_id: number | null
    status: InvoiceStatus
    replaces: number | null
    content: string
    created_at: number
  }
  /** Gift tickets of an order. `items`: JSON of the units of each line. */
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
  /** Carts that were handed over to a purchasing system. */
  punchout: { punchout_id: string; order_id: number; user_id: number; total_order: number; created_at: number }
  business_confirmation: { order_id: number; user_id: number; created_at: number }
}
