import type { GeneratedAlways } from "kysely"

/** `REQUESTED` → `IN_TRANSIT` → `RECEIVED` → `REFUNDED`; a request that was not sent yet can become `ANNULLED`. */
export type ReturnStatus = "REQUESTED" | "IN_TRANSIT" | "RECEIVED" | "REFUNDED" | "ANNULLED"
export type ReturnType = "RETURN" | "CHANGE" | "ADVANCED"
export type DestinationType = "ORIGINAL" | "BANK_ACCOUNT" | "POSTAL_ADDRESS" | "CONTACT_DETAIL"

export interface ReturnTables {
  /** Whose it is stands in the order. */
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
    /** JSON of BundleInfo[]. */
    bundle_info: string | null
    created_at: number
    changed_at: number
    /** The goods came back; nothing that was settled in advance is owed any more. */
    received_at: number | null
  }
  /** Lines as they were asked for. */
  return_line: {
    rmareq_id: number
    position: number
    catentry_id: string
    quantity: number
    reason_id: string
    comment: string | null
  }
  /**
   * One row per unit of an order line that goes back: the key makes it impossible to return a unit twice. `goods` and
   * `shipping` are its shares of what was paid, in minor units.
   */
  return_unit: {
    order_id: number
    line_id: number
    /** From 1 to the quantity bought. */
    unit_number: number
    rmareq_id: number
    goods: number
    shipping: number
    is_exchanged: boolean
  }
  /** Replacements; their stock is taken while they are `RESERVED` or `SENT`. */
  return_change: {
    rmareq_id: number
    position: number
    catentry_id: string
    sku: string
    quantity: number
    state: "RESERVED" | "SENT" | "RELEASED"
  }
  /** In clear, because the shopper must be told it again; it opens nothing but a picture. */
  return_label: { rmareq_id: number; box_number: number; token: string }
  /**
   * Where the refunds of an order go when not back to the payment. Of accounts and cards only the last four characters.
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
