import type * as Brand from "effect/Brand"
import { isOriginText } from "./PurchaseOrigin.ts"

/** Discount IDs of a purchase: 1 to `MAX_DISCOUNTS` texts of 1 to 128 characters. */
export type DiscountIds = Brand.Branded<readonly string[], "DiscountIds">

/** Maximum number of discounts of one purchase (contract: `discountIds`). */
export const MAX_DISCOUNTS = 100

/** Whether texts are valid discount IDs. */
export function isDiscountIds(ids: readonly string[]): ids is DiscountIds {
  return ids.length >= 1 && ids.length <= MAX_DISCOUNTS && ids.every(isOriginText)
}

/**
 * Discounts requested by an integrator's system, such as a till or a staff store (S7.14: async
 * checkout payload). The storefront's pages never request them, and the backend refuses those that its order does not
 * have.
 */
export interface PurchaseDiscounts {
  /** Discounts to apply (`discountIds`). */
  readonly ids?: DiscountIds
  /** Whether an employee discount applies (`applyDiscount`). */
  readonly isEmployees?: boolean
}
