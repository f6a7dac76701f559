import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"
import type { Sku } from "../shared/Sku.ts"

/** One amount of a gift card. */
export interface GiftCardAmount {
  readonly sku: Sku
  readonly price: Money
}

/** A look of virtual gift cards. */
export interface GiftCardStyle {
  readonly id: string
  readonly name: string
  /** `#rrggbb`. */
  readonly colorHex: string
  /** A card of this look; absent where the shop has no picture. */
  readonly image?: ProductImage
}

/** What a shopper may choose from. */
export interface GiftCardChoice {
  readonly styles: readonly GiftCardStyle[]
  readonly amounts: readonly GiftCardAmount[]
}

/** The gift cards of a store: the virtual one, with amounts of that by post beside it. */
export interface VirtualGiftCardOffer extends GiftCardChoice {
  readonly productId: string
  readonly name: string
  readonly description?: string
  /** Amounts of the card that comes by post; empty where there is none. */
  readonly physicalAmounts: readonly GiftCardAmount[]
  /** The card that comes by post; absent where the shop has no picture. */
  readonly physicalImage?: ProductImage
  /** IANA name of the zone in which the moment of sending is meant. */
  readonly timeZone: string
  readonly maximumDaysAhead: number
  readonly video: { readonly maximumBytes: number; readonly mediaTypes: readonly string[] }
}

/** What is written on a gift card of a cart or order. */
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
  /** ISO 8601; when it is sent. */
  readonly sendAt?: string
  readonly timeZone?: string
  readonly hasVideo: boolean
  /** Whether it is still in the cart. */
  readonly isEditable: boolean
}

/** What is known of a card's video. */
export interface GiftCardVideo {
  readonly hasVideo: boolean
  readonly mediaType?: string
  readonly size?: number
}
