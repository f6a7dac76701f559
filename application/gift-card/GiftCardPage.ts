import type { VirtualGiftCardOffer } from "../../domain/gift-card/GiftCard.ts"

/** Name of the page where gift cards are bought and edited: `/{storeId}/gift-cards`. */
export const GIFT_CARD_PAGE = "GiftCards"

/** Address parameter of the delivery method, with its value for postal delivery; default: by email. */
export const GIFT_CARD_DELIVERY = { parameter: "by", post: "post" } as const

/** Content of that page, the same for every customer. The page itself loads a card to edit, named in its address. */
export interface GiftCardPage {
  /** Absent when the store sells none. */
  readonly offer?: VirtualGiftCardOffer
}
