import type { Generated, GeneratedAlways } from "kysely"

/** `open`: the customer's current cart; `ordered`: has become an order; `merged`: was moved into another cart. */
export type CartState = "open" | "ordered" | "merged"

/** `product`: percent and amount; `shipping`: delivery. A cart has at most one promotion per slot. */
export type PromotionSlot = "product" | "shipping"

export interface CartTables {
  /** One open cart per customer and store. Its id becomes the order's id. */
  cart: {
    cart_id: Generated<number>
    store_id: string
    user_id: number
    state: CartState
    created_at: number
    changed_at: number
    gift_info_id: number | null
    /** JSON of GiftInfo without its id. */
    gift_info: string | null
    address_id: number | null
    /** JSON of ShippingBundle. */
    shipping: string | null
    /** JSON of RejectedItem[]: the lines that the last change did not add (R8). */
    rejected: string | null
    /** JSON of the changes made by the last sign-in (R8). */
    merge: string | null
    purchase_attempts: Generated<number>
  }
  cart_line: {
    line_id: GeneratedAlways<number>
    cart_id: number
    sku: string
    /** Distinguishes customized lines of one SKU; empty for the plain one. */
    variant: string
    quantity: number
    is_wrapped: Generated<boolean>
    gift_message: string | null
    /** JSON of the other fields that the customer sent with the line. */
    details: string | null
    /** Last known name and unit price, for a product that has left the catalogue. */
    last_name: string
    last_price: number
    /** Position of a line that was inserted between others; null for all others, which are sorted by id. */
    place: number | null
  }
  /** Lines that did not fit at a sign-in, saved for later (R8). */
  kept_line: {
    kept_id: GeneratedAlways<number>
    user_id: number
    store_id: string
    sku: string
    variant: string
    quantity: number
    is_wrapped: boolean
    gift_message: string | null
    details: string | null
    /** Why the units were left out the last time: message key and, as JSON, its parameters. */
    reason_key: string
    reason_params: string
    last_name: string
    kept_at: number
  }
  promotion: {
    promotion_id: string
    /** Normalised by `promoCodeKey`; unique. */
    code: string
    slot: PromotionSlot
    percent: number | null
    /** JSON: store id → minor units. Stores without an entry do not accept the code. */
    amounts: string | null
    /** JSON: store id → minimum total of products in minor units. */
    minimums: string | null
    /** JSON: language code → description. */
    descriptions: string
    starts_at: number | null
    ends_at: number | null
    max_uses: number | null
    uses: Generated<number>
    max_uses_per_user: number | null
    needs_coupon: boolean
    /** Only while an agent assists. */
    employees_only: Generated<boolean>
  }
  coupon: { coupon_code: string; promotion_id: string; spent_by: number | null }
  cart_promotion: { cart_id: number; promotion_id: string; slot: PromotionSlot; coupon_code: string | null }
  /** Each use of a promotion by an order, numbered per customer. */
  promotion_use: { promotion_id: string; user_id: number; use_number: number; order_id: number }
  safe_cart: { user_id: number; store_id: string; items: string; saved_at: number }
  /** First responses by Idempotency-Key. */
  idempotency_key: { user_id: number; key: string; fingerprint: string; answer: string | null; created_at: number }
}
