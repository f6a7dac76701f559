import type { VirtualGiftCardOffer } from "../../domain/gift-card/GiftCard.ts"

/** The name of the page on which a gift card is bought, and one of the cart is changed: `/{storeId}/gift-cards`. */
export const GIFT_CARD_PAGE = "GiftCards"

/**
 * The parameter of its address that names how a card goes, and its value for one that goes by post; without it, a card
 * by e-mail is bought.
 */
export const GIFT_CARD_DELIVERY = { parameter: "by", post: "post" } as const

/**
 * What that page shows: the same for every shopper. A card to change is named in the page's address, and asked for by
 * the page itself.
 */
export interface GiftCardPage {
  /** Absent where the store sells none. */
  readonly offer?: VirtualGiftCardOffer
}
