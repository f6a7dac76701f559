import type { Sku } from "../shared/Sku.ts"

/** Date and time as a shopper types them, in the store's zone (ruling R23). */
export interface LocalMoment {
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  readonly minute: string
}

/** What is written on a virtual gift card (specification, section 5). */
export interface VirtualGiftCardForm extends LocalMoment {
  readonly senderName: string
  readonly receiverName: string
  readonly receiverEmail: string
  readonly receiverPhone: string
  readonly message?: string
  readonly style?: string
}

/** A virtual gift card to put into the cart. */
export interface VirtualGiftCard extends VirtualGiftCardForm {
  readonly sku: Sku
  /** 1–9. */
  readonly quantity: number
}
