import type { TemplateLeftover } from "../../domain/cart/templateLines.ts"
import type { QuickOrdered } from "./quickOrder.ts"
import type { ReorderLeftover } from "./reorder.ts"

/** Name of the page that adds a list of SKUs to the cart. */
export const QUICK_ORDER_PAGE = "ItxQuickOrderPage"

/** Content of that page. Plain data that serializes to JSON. */
export interface QuickOrderPage {
  /** The lines in the form: those that were not added. */
  readonly list: string
  readonly result?: QuickOrdered
  /** The shop did not answer; what was added is in the cart. */
  readonly isFailed?: boolean
  /** The customer's order templates; absent for guests, and when they could not be read. */
  readonly templates?: readonly TemplateSummary[]
  readonly outcome?: TemplateOutcome
}

/** An order template in the list of a customer. */
export interface TemplateSummary {
  readonly name: string
  /** Number of different items. */
  readonly items: number
}

/** What became of a change of order templates, or of one that was added to the cart. */
export type TemplateOutcome =
  | { readonly result: "saved"; readonly name: string; readonly left: readonly TemplateLeftover[] }
  /** Nothing in the cart or order can be in a template. */
  | { readonly result: "empty"; readonly left: readonly TemplateLeftover[] }
  | {
      readonly result: "added"
      readonly name: string
      readonly added: number
      readonly left: readonly ReorderLeftover[]
    }
  | { readonly result: "renamed" | "deleted"; readonly name: string }
  | {
      readonly result: "refused"
      readonly reason: "name" | "taken" | "limit" | "changed" | "failed"
      /** The name as entered. */
      readonly name: string
      /** Items that a template can have at most. */
      readonly maximum?: number
    }
