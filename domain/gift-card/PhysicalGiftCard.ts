import type { Sku } from "../shared/Sku.ts"

/** A physical gift card to add to the cart; it is sent to the order's shipping address. */
export interface PhysicalGiftCard {
  readonly sku: Sku
  /** 1–9. */
  readonly quantity: number
  /** Printed message. */
  readonly message?: string
}
