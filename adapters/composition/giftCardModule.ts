import { GiftCardGateway } from "../../application/gift-card/GiftCardGateway.ts"
import { httpGiftCardGateway } from "../backend/gift-card/HttpGiftCardGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gatewayWithIds } from "./identityModule.ts"

/** Purchase of a store's gift cards, over HTTP. */
export function giftCardModule() {
  return adapterModule(gatewayWithIds(GiftCardGateway, httpGiftCardGateway))
}
