import type { AnalyticsItem } from "../order/analyticsOrder.ts"
import type { CommerceEvent } from "./CommerceEvent.ts"

/** An item in the form of GA4's e-commerce events. */
export interface DataLayerItem {
  readonly item_id: string
  readonly item_group_id: string
  readonly item_category?: string
  readonly price?: number
  readonly quantity: number
}

/** An event for a tag manager: GA4's names, and amounts in major units with the store's decimals. */
export interface DataLayerEvent {
  readonly event: string
  readonly ecommerce?: {
    readonly currency?: string
    readonly value?: number
    readonly transaction_id?: string
    readonly shipping?: number
    readonly item_list_id?: string
    readonly shipping_tier?: string
    readonly payment_type?: string
    readonly items?: readonly DataLayerItem[]
  }
  readonly [parameter: string]: unknown
}

/** Translates an event; `decimals` is the store's number of decimals of its currency. */
export function dataLayerEvent(event: CommerceEvent, decimals: number): DataLayerEvent {
  const major = (minorUnits: number) => Number((minorUnits / 10 ** decimals).toFixed(decimals))
  const toItem = ({ reference, parentReference, categoryIdentifier, unitPrice, quantity }: AnalyticsItem) => ({
    item_id: reference,
    item_group_id: parentReference,
    ...(categoryIdentifier === undefined ? {} : { item_category: categoryIdentifier }),
    ...(unitPrice === undefined ? {} : { price: major(unitPrice) }),
    quantity,
  })
  switch (event.name) {
    case "page_view":
      return { event: event.name, page_title: event.page }
    case "view_item_list":
    case "select_item":
      return {
        event: event.name,
        ecommerce: {
          item_list_id: event.list,
          ...(event.currency === undefined ? {} : { currency: event.currency }),
          items: event.items.map(toItem),
        },
      }
    case "filter":
      return { event: event.name, item_list_id: event.list, filters: event.filters.join(",") }
    case "search":
      return { event: event.name, search_term: event.term, results: event.results }
    case "view_item":
    case "add_to_cart":
    case "remove_from_cart":
    case "view_cart":
    case "begin_checkout":
      return {
        event: event.name,
        ecommerce: { currency: event.currency, value: major(event.value), items: event.items.map(toItem) },
      }
    case "add_shipping_info":
      return {
        event: event.name,
        ecommerce: { currency: event.currency, value: major(event.value), shipping_tier: event.method },
      }
    case "add_payment_info":
      return {
        event: event.name,
        ecommerce: { currency: event.currency, value: major(event.value), payment_type: event.method },
      }
    case "purchase":
      return {
        event: event.name,
        ecommerce: {
          transaction_id: event.order.id,
          currency: event.currency,
          value: major(event.order.totalOrder),
          shipping: major(event.order.shippingPrice),
          items: event.order.items.map(toItem),
        },
      }
    case "refund":
      return { event: event.name, ecommerce: { transaction_id: event.orderId, items: event.items.map(toItem) } }
    case "sign_up":
    case "login":
      return { event: event.name, method: event.method }
    case "add_to_wishlist":
      return { event: event.name, ecommerce: { items: event.items.map(toItem) } }
    case "share":
      return { event: event.name, method: event.method, content_type: event.content }
    case "start_chat":
      return { event: event.name, topic: event.topic }
  }
}
