import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"

/** One amount of a gift card. */
export interface GiftCardAmount {
  readonly sku: Sku
  readonly price: Money
}

/** A design of virtual gift cards. */
export interface GiftCardStyle {
  readonly id: string
  readonly name: string
  /** `#rrggbb`. */
  readonly colorHex: string
  /** Image of this design; absent when there is none. */
  readonly image?: ProductImage
}

/** Options of a gift card. */
export interface GiftCardChoice {
  readonly styles: readonly GiftCardStyle[]
  readonly amounts: readonly GiftCardAmount[]
}

/** Gift cards of a store: the virtual card, and the amounts of the physical one. */
export interface VirtualGiftCardOffer extends GiftCardChoice {
  readonly productId: string
  readonly name: string
  readonly description?: string
  /** Amounts of the physical card; empty when there is none. */
  readonly physicalAmounts: readonly GiftCardAmount[]
  /** Image of the physical card; absent when there is none. */
  readonly physicalImage?: ProductImage
  /** IANA time zone of the delivery date. */
  readonly timeZone: string
  readonly maximumDaysAhead: number
  readonly video: { readonly maximumBytes: number; readonly mediaTypes: readonly string[] }
}

/** Data of a gift card in a cart or order. */
export interface GiftCardData {
  readonly orderItemId: string
  readonly sku: Sku
  /** `VIRTUAL` or `PHYSICAL`. */
  readonly kind: string
  readonly quantity: number
  readonly price: Money
  readonly senderName?: string
  readonly receiverName?: string
  readonly receiverEmail?: string
  readonly receiverPhone?: string
  readonly message?: string
  readonly style?: string
  /** Delivery date (ISO 8601). */
  readonly sendAt?: string
  readonly timeZone?: string
  readonly hasVideo: boolean
  /** Whether it is still in the cart. */
  readonly isEditable: boolean
}

/** Status of a gift card's video. */
export interface GiftCardVideo {
  readonly hasVideo: boolean
  readonly mediaType?: string
  readonly size?: number
}
