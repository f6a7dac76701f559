export type OrderStatus = "PENDING" | "PAID"

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
    /** Of a guest's order. In clear, because the shopper's session must be told it again; it opens nothing but this row. */
    guest_token: string | null
    /** JSON of the contract's Order as it was bought, in the language it was bought in. */
    document: string
  }
}
