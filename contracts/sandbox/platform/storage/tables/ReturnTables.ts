import type { ColumnType, GeneratedAlways } from "kysely"

/** `REQUESTED` → `IN_TRANSIT` → `RECEIVED` → `REFUNDED`; a request that is not sent yet can become `ANNULLED`. */
export type ReturnStatus = "REQUESTED" | "IN_TRANSIT" | "RECEIVED" | "REFUNDED" | "ANNULLED"
export type ReturnType = "RETURN" | "CHANGE" | "ADVANCED"
export type DestinationType = "ORIGINAL" | "BANK_ACCOUNT" | "POSTAL_ADDRESS" | "CONTACT_DETAIL"

export interface ReturnTables {
  /** Belongs to the owner of the order. */
  return_request: {
    rmareq_id: GeneratedAlways<number>
    rma_id: GeneratedAlways<number>
    store_id: string
    order_id: number
    status: ReturnStatus
    return_type: ReturnType
    courier_id: string | null
    num_boxes: number
    is_store_return: boolean
    /** Day of the courier's pickup, `2026-01-21` at the store. */
    pickup_date: string | null
    /** JSON of BundleInfo[]. */
    bundle_info: string | null
    created_at: number
    changed_at: number
    /** When the items arrived; advance refunds and replacements are then no longer owed. */
    received_at: number | null
    /** Charged on receipt for dearer replacements, in minor units. */
    charged: ColumnType<number, never, number>
  }
  /** Lines as requested. */
  return_line: {
    rmareq_id: number
    position: number
    catentry_id: string
    quantity: number
    reason_id: string
    comment: string | null
  }
  /**
   * One row per returned unit of an order line: the key makes it impossible to return a unit twice. `goods` and
   * `shipping` are its shares of the paid amount, in minor units.
   */
  return_unit: {
    order_id: number
    line_id: number
    /** From 1 to the purchased quantity. */
    unit_number: number
    rmareq_id: number
    goods: number
    shipping: number
    is_exchanged: boolean
    /** Refused on receipt: not refunded, not put into stock, and sent back to the customer. */
    is_refused: ColumnType<boolean, never, boolean>
  }
  /** Replacements; their stock is reserved while they are `RESERVED` or `SENT`. */
  return_change: {
    rmareq_id: number
    position: number
    catentry_id: string
    sku: string
    quantity: number
    /** Price of a unit at the request minus its price in the order, in minor units. */
    unit_difference: number
    state: "RESERVED" | "SENT" | "RELEASED"
  }
  /** Stored in clear, because the customer must be able to read it again; it gives access to a picture only. */
  return_label: { rmareq_id: number; box_number: number; token: string }
  /**
   * Destination of an order's refunds when it is not the original payment. Only the last four characters of accounts
   * and cards.
   */
  return_destination: {
    order_id: number
    type: DestinationType
    masked_number: string | null
    beneficiary_name: string | null
    chosen_at: number
  }
  return_refund: {
    refund_id: GeneratedAlways<number>
    rmareq_id: number
    amount: number
    type: DestinationType
    masked_number: string | null
    beneficiary_name: string | null
    paid_at: number
  }
}
