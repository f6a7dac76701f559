import type { TicketlessReceipt } from "../../domain/account/CustomerRecord.ts"
import type { LiveOrders } from "../../domain/order/OrderProgress.ts"
import type { OrderPage } from "../../domain/order/OrderSearch.ts"
import { SEARCHED_STATUSES } from "../../domain/order/OrderSearch.ts"

/** Orders on one page of the list. */
export const ORDERS_PER_PAGE = 10
/** Years that the list can be filtered by. */
const YEARS = 5
/** Last page that an address may name. */
const MAX_PAGE = 9_999

/** The filter of the order list in its address. */
export interface OrderFilter {
  readonly status?: (typeof SEARCHED_STATUSES)[number]
  /** Calendar year of the purchase. */
  readonly year?: number
  /** From 1. */
  readonly page: number
}

/** Content of the account's order list. Parts that could not be read are absent. */
export interface AccountOrders {
  readonly filter: OrderFilter
  /** Newest first. */
  readonly years: readonly number[]
  readonly orders?: OrderPage
  readonly live?: LiveOrders
  /** Receipts of physical stores, newest first. */
  readonly receipts?: readonly TicketlessReceipt[]
}

/** Returns the filter that the parameters of an address name. Invalid ones are ignored. */
export function parseOrderFilter({ status, year, page }: Readonly<Record<string, string>>): OrderFilter {
  const known = SEARCHED_STATUSES.find((name) => name === status?.toUpperCase())
  const number = /^[1-9][0-9]{0,3}$/.test(page ?? "") ? Math.min(Number(page), MAX_PAGE) : 1
  return {
    ...(known === undefined ? {} : { status: known }),
    ...(/^20[0-9]{2}$/.test(year ?? "") ? { year: Number(year) } : {}),
    page: number,
  }
}

/** Returns the parameters of an address with this filter; the first page and an absent filter have none. */
export function orderFilterParameters({ status, year, page }: OrderFilter): Readonly<Record<string, string>> {
  return {
    ...(status === undefined ? {} : { status: status.toLowerCase() }),
    ...(year === undefined ? {} : { year: String(year) }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

/** Returns the years to filter by, with the filter's own year. */
export function orderYears(current: number, { year }: Pick<OrderFilter, "year">): readonly number[] {
  const recent = Array.from({ length: YEARS }, (_, index) => current - index)
  return year === undefined || recent.includes(year) ? recent : [...recent, year].sort((a, b) => b - a)
}
