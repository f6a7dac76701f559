import type { Generated, GeneratedAlways } from "kysely"

/** P private, G public (S3.17). */
export type WishlistKind = "P" | "G"

export interface WishlistTables {
  /** One row per customer and store; updating it is the lock for all their lists. */
  wishlist_owner: { user_id: number; store_id: string; revision: Generated<number> }
  /** Named lists and, with `is_event`, event lists. */
  wishlist: {
    list_id: GeneratedAlways<number>
    user_id: number
    store_id: string
    is_event: boolean
    position: number
    name: string
    /** Normalized name (`nameKey`); unique per customer, store and sort. */
    name_key: string
    description: string | null
    kind: WishlistKind
    type: string | null
    subtype: string | null
    /**
     * Only for public lists. Stored in clear, because the owner must be able to read it again; it gives access to this
     * list only.
     */
    shared_token: string | null
    /** Only for public lists: the pin, or the access code of an event. */
    pin: string | null
    event_date: string | null
    old_name: string | null
    created_at: number
    changed_at: number
  }
  wishlist_item: {
    item_id: GeneratedAlways<number>
    list_id: number
    catentry_id: string
    product_id: string
    category_id: string | null
    quantity: number
    /** Units that other customers have purchased; never more than `quantity`. */
    bought: Generated<number>
  }
  /** Units that a customer has picked from an event list: in the cart without `order_id`, purchased with it. */
  event_pick: {
    pick_id: GeneratedAlways<number>
    list_id: number
    item_id: number
    user_id: number
    store_id: string
    sku: string
    quantity: number
    order_id: number | null
    picked_at: number
  }
}
