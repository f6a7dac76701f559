import type { Generated, GeneratedAlways } from "kysely"

/** P private, G public (specification, section 3). */
export type WishlistKind = "P" | "G"

export interface WishlistTables {
  /** One row per shopper and store; changing it is the lock of all their lists. */
  wishlist_owner: { user_id: number; store_id: string; revision: Generated<number> }
  /** Named lists and, with `is_event`, event lists. */
  wishlist: {
    list_id: GeneratedAlways<number>
    user_id: number
    store_id: string
    is_event: boolean
    position: number
    name: string
    /** As names are compared (`nameKey`); unique per shopper, store and sort. */
    name_key: string
    description: string | null
    kind: WishlistKind
    type: string | null
    subtype: string | null
    /** Of public lists only. In clear, because the owner is shown it again; it opens nothing but this list. */
    shared_token: string | null
    /** Of public lists only: the pin, or the access code of an event. */
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
    /** Units that others have bought of an event list; never more than `quantity`. */
    bought: Generated<number>
  }
  /** Units that a shopper has taken from an event list: in the cart without `order_id`, bought with it. */
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
