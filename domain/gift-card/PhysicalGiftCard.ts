import type { Sku } from "../shared/Sku.ts"

/** A gift card that comes by post, to put into the cart; where it goes is the order's address. */
export interface PhysicalGiftCard {
  readonly sku: Sku
  /** 1–9. */
  readonly quantity: number
  /** Words on it. */
  readonly message?: string
}
