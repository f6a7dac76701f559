import type { VirtualGiftCardOffer } from "../../domain/gift-card/GiftCard.ts"
import type { VirtualGiftCard, LocalMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"

/** What a shopper types on a virtual gift card. */
export interface GiftCardInput extends Omit<VirtualGiftCard, "sku" | keyof LocalMoment> {
  /** In the store's zone (ruling R23); absent for as soon as it is paid. */
  readonly sendAt?: LocalMoment
}

/** In which zone a card is sent, and how many days ahead at most. */
export type GiftCardSchedule = Pick<VirtualGiftCardOffer, "timeZone" | "maximumDaysAhead">
