import { GiftCardGateway } from "../../application/gift-card/GiftCardGateway.ts"
import { httpGiftCardGateway } from "../backend/gift-card/HttpGiftCardGateway.ts"
import { family } from "./Family.ts"
import { gatewayWithIds } from "./identityFamily.ts"

/** The gift cards of a store to buy, over HTTP. */
export function giftCardFamily() {
  return family(gatewayWithIds(GiftCardGateway, httpGiftCardGateway))
}
