import type { QuickOrdered } from "./quickOrder.ts"

/** Name of the page that adds a list of SKUs to the cart. */
export const QUICK_ORDER_PAGE = "ItxQuickOrderPage"

/** Content of that page. Plain data that serializes to JSON. */
export interface QuickOrderPage {
  /** The lines in the form: those that were not added. */
  readonly list: string
  readonly result?: QuickOrdered
  /** The shop did not answer; what was added is in the cart. */
  readonly isFailed?: boolean
}
