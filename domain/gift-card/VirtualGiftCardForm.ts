import type { Sku } from "../shared/Sku.ts"

/** Typed date and time in the store's zone (R23). */
export interface LocalMoment {
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  readonly minute: string
}

/** Form of a virtual gift card (S5). */
export interface VirtualGiftCardForm extends LocalMoment {
  readonly senderName: string
  readonly receiverName: string
  readonly receiverEmail: string
  readonly receiverPhone: string
  readonly message?: string
  readonly style?: string
}

/** A virtual gift card to add to the cart. */
export interface VirtualGiftCard extends VirtualGiftCardForm {
  readonly sku: Sku
  /** 1–9. */
  readonly quantity: number
}
