import type * as Effect from "effect/Effect"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { GiftCardGateway } from "../../../../application/gift-card/GiftCardGateway.ts"
import { aVideo, aVirtualGiftCard } from "../giftCardBuilders.ts"
import { orderId, sku } from "../scopes.ts"

const ITEM = "900000000001"

/** One call of every gateway method of the area, by the operation it calls. */
export const giftCardCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  getVirtualGiftCard: GiftCardGateway.use((gateway) => gateway.getVirtualGiftCard("20000034")),
  listVirtualGiftCardTypes: GiftCardGateway.use((gateway) => gateway.listVirtualGiftCardTypes(orderId("700000000001"))),
  addVirtualGiftCard: GiftCardGateway.use((gateway) => gateway.addVirtualGiftCard(aVirtualGiftCard())),
  addPhysicalGiftCard: GiftCardGateway.use((gateway) => gateway.addPhysicalGiftCard(sku("giftcard.physical-5000"), 1)),
  getGiftCardData: GiftCardGateway.use((gateway) => gateway.getGiftCardData(ITEM)),
  updateGiftCardData: GiftCardGateway.use((gateway) => gateway.updateGiftCardData(ITEM, { receiverName: "Marta" })),
  uploadGiftCardVideo: GiftCardGateway.use((gateway) => gateway.uploadGiftCardVideo(ITEM, aVideo)),
  checkGiftCardVideo: GiftCardGateway.use((gateway) => gateway.checkGiftCardVideo(ITEM)),
}
