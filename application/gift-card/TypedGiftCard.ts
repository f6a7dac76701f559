import type { VirtualGiftCardOffer } from "../../domain/gift-card/GiftCard.ts"
import type { VirtualGiftCard, WrittenMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"

/** What a shopper types on a virtual gift card. */
export interface TypedGiftCard extends Omit<VirtualGiftCard, "sku" | keyof WrittenMoment> {
  /** In the store's zone (ruling R23); absent for as soon as it is paid. */
  readonly sendAt?: WrittenMoment
}

/** In which zone a card is sent, and how many days ahead at most. */
export type Sending = Pick<VirtualGiftCardOffer, "timeZone" | "maximumDaysAhead">
