import type { GiftCardRefusedReason } from "./GiftCardRefusedReason.ts"

/** Most gift cards that are put into the cart at once (specification, section 5). */
const MAXIMUM_QUANTITY = 9

/** What is wrong with how many gift cards are to be put into the cart: whole ones, 1 to 9. */
export function validateGiftCardQuantity(quantity: number): GiftCardRefusedReason | undefined {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAXIMUM_QUANTITY
    ? undefined
    : { field: "quantity", rule: "quantity" }
}
