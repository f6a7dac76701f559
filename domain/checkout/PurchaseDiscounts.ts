import type * as Brand from "effect/Brand"
import { isOriginText } from "./PurchaseOrigin.ts"

/** Ids of discounts that a purchase names: 1 to `MAX_DISCOUNTS` texts of 1 to 128 characters. */
export type DiscountIds = Brand.Branded<readonly string[], "DiscountIds">

/** Discounts that one purchase may name (contract: `discountIds`). */
export const MAX_DISCOUNTS = 100

/** Whether texts can go with a purchase as the ids of its discounts. */
export function isDiscountIds(ids: readonly string[]): ids is DiscountIds {
  return ids.length >= 1 && ids.length <= MAX_DISCOUNTS && ids.every(isOriginText)
}

/**
 * Discounts that an integrator's own system asks for, a till or an employee's shop (specification, section 7: async
 * checkout payload). No page of the shop asks for them, and the shop refuses what its order does not have.
 */
export interface PurchaseDiscounts {
  /** Discounts to apply (`discountIds`). */
  readonly ids?: DiscountIds
  /** Whether an employee's discount applies (`applyDiscount`). */
  readonly isEmployees?: boolean
}
