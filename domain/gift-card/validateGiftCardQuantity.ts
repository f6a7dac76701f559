import type { GiftCardRefusedReason } from "./GiftCardRefusedReason.ts"

/** Maximum number of gift cards added at once (S5.44). */
const MAXIMUM_QUANTITY = 9

/** Validates the number of gift cards to add: whole, 1 to 9. */
export function validateGiftCardQuantity(quantity: number): GiftCardRefusedReason | undefined {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAXIMUM_QUANTITY
    ? undefined
    : { field: "quantity", rule: "quantity" }
}
