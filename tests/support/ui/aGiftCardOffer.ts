import type { VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import { aSku } from "../builders/aCart.ts"
import { euros } from "../builders/euros.ts"

/** The virtual gift card of the Spanish store. */
export const aGiftCardOffer: VirtualGiftCardOffer = {
  productId: "590001",
  name: "Virtual gift card",
  timeZone: "Europe/Madrid",
  maximumDaysAhead: 365,
  styles: [
    { id: "confetti", name: "Confetti", colorHex: "#c8553d" },
    { id: "plain", name: "Plain", colorHex: "#2f2f2f" },
  ],
  amounts: [
    { sku: aSku("giftcard.virtual-2500"), price: euros(2500) },
    { sku: aSku("giftcard.virtual-5000"), price: euros(5000) },
  ],
  physicalAmounts: [],
  video: { maximumBytes: 5_242_880, mediaTypes: ["video/mp4"] },
}
