import type { AnalyticsItem, AnalyticsOrder } from "../order/analyticsOrder.ts"

/** The events of commerce, with the names of GA4 where it has one. */
export const COMMERCE_EVENTS = [
  "page_view",
  "view_item_list",
  "select_item",
  "view_item",
  "filter",
  "search",
  "add_to_cart",
  "remove_from_cart",
  "view_cart",
  "begin_checkout",
  "add_shipping_info",
  "add_payment_info",
  "purchase",
  "refund",
  "sign_up",
  "login",
  "add_to_wishlist",
  "share",
  "start_chat",
] as const
export type CommerceEventName = (typeof COMMERCE_EVENTS)[number]

/** Items of one currency, with their worth. All amounts are minor units of the currency (S9.8). */
export interface ItemsWithValue {
  /** ISO 4217 code. */
  readonly currency: string
  readonly value: number
  readonly items: readonly AnalyticsItem[]
}

/** A list of products that was shown. */
export interface ShownList {
  /** The category's number, or `search`, `home`, `related`. */
  readonly list: string
  /** ISO 4217 code of the items' prices; absent without items. */
  readonly currency?: string
  readonly items: readonly AnalyticsItem[]
}

/**
 * What happened in the shop, without personal data: no name, address, email, card or token. Components never create
 * events: use-cases do (`application/analytics`).
 */
export type CommerceEvent =
  | { readonly name: "page_view"; readonly page: string }
  | ({ readonly name: "view_item_list" | "select_item" } & ShownList)
  | { readonly name: "filter"; readonly list: string; readonly filters: readonly string[] }
  | { readonly name: "search"; readonly term: string; readonly results: number }
  | ({
      readonly name: "view_item" | "add_to_cart" | "remove_from_cart" | "view_cart" | "begin_checkout"
    } & ItemsWithValue)
  | { readonly name: "add_shipping_info"; readonly method: string; readonly currency: string; readonly value: number }
  | { readonly name: "add_payment_info"; readonly method: string; readonly currency: string; readonly value: number }
  | { readonly name: "purchase"; readonly currency: string; readonly order: AnalyticsOrder }
  | { readonly name: "refund"; readonly orderId: string; readonly items: readonly AnalyticsItem[] }
  | { readonly name: "sign_up" | "login"; readonly method: string }
  | { readonly name: "add_to_wishlist"; readonly items: readonly AnalyticsItem[] }
  | { readonly name: "share"; readonly method: string; readonly content: string }
  | { readonly name: "start_chat"; readonly topic: string }
