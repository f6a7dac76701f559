import type { VirtualGiftCardOffer } from "../../domain/gift-card/GiftCard.ts"
import type { VirtualGiftCard, LocalMoment } from "../../domain/gift-card/VirtualGiftCardForm.ts"

/** Form values of a virtual gift card. */
export interface GiftCardInput extends Omit<VirtualGiftCard, "sku" | keyof LocalMoment> {
  /** In the store's time zone (R23); absent: sent as soon as it is paid. */
  readonly sendAt?: LocalMoment
}

/** Time zone of the delivery date, and its maximum number of days ahead. */
export type GiftCardSchedule = Pick<VirtualGiftCardOffer, "timeZone" | "maximumDaysAhead">
