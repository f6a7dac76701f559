import type { VirtualGiftCardOffer } from "../../domain/gift-card/GiftCard.ts"

/** The name of the page on which a gift card is bought, and one of the cart is changed: `/{storeId}/gift-cards`. */
export const GIFT_CARD_PAGE = "GiftCards"

/** What that page shows: the same for every shopper. A card to change is named in the page's address, and asked for by the page itself. */
export interface GiftCardPage {
  /** Absent where the store sells none. */
  readonly offer?: VirtualGiftCardOffer
}
