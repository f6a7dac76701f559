import type { components } from "../../../generated/checkout.d.ts"
import type { CartReading } from "../../cart/readCart.ts"
import { employeePromotion } from "../../cart/promotions/demoPromotions.ts"
import { type FieldProblem, notAcceptable } from "../../platform/http/Refused.ts"

type Discounts = Pick<components["schemas"]["AsyncCheckoutRequest"], "discountIds" | "applyDiscount">

/** The discounts of a purchase for its Idempotency-Key fingerprint. */
export const discountFingerprint = ({ discountIds, applyDiscount }: Discounts): readonly unknown[] => [
  discountIds,
  applyDiscount,
]

/**
 * A purchase may only name discounts that its order already has, by the `promotionId` of an adjustment: there are no
 * other discounts. `applyDiscount` needs the discount for employees in the cart. Fails with 422
 * `_ERR_DISCOUNT_NOT_OFFERED` at `discountIds.{index}` and `applyDiscount`.
 */
export const requireDiscounts = ({ price }: CartReading, { discountIds = [], applyDiscount }: Discounts): void => {
  const applied = new Set(
    price.adjustments.map(({ reason }) => (reason.kind === "promotion" ? reason.promotionId : undefined)),
  )
  const problems: readonly FieldProblem[] = [
    ...discountIds.flatMap((id, index) =>
      applied.has(id)
        ? []
        : [
            {
              field: `discountIds.${index}`,
              rule: "offered",
              message: "No adjustment of this order has this promotionId.",
            },
          ],
    ),
    ...(applyDiscount === true && !applied.has(employeePromotion.promotionId)
      ? [{ field: "applyDiscount", rule: "offered", message: "This order has no discount for employees." }]
      : []),
  ]
  if (problems.length > 0)
    throw notAcceptable("_ERR_DISCOUNT_NOT_OFFERED", "A discount cannot be applied to this order.", problems)
}
