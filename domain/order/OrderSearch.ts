import type { OrderSummary } from "./Order.ts"

/** Statuses that an order list can be filtered by. */
export const SEARCHED_STATUSES = ["PENDING", "PAID", "SHIPPED", "DELIVERED", "CANCELLED", "REFUNDED"] as const

/** Filter and position of an order list. */
export interface OrderSearch {
  readonly status?: (typeof SEARCHED_STATUSES)[number]
  /** Calendar year of the purchase in the store's own calendar. */
  readonly year?: number
  /** Position of the first order, from 0. */
  readonly index: number
  /** From 1 to 100. */
  readonly howMany: number
}

/** One page of orders, newest first. */
export interface OrderPage {
  /** Orders on all pages. */
  readonly totalCount: number
  /** Position of the first one, from 0. */
  readonly index: number
  readonly orders: readonly OrderSummary[]
}
