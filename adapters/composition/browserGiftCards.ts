import { GiftCardGateway } from "../../application/gift-card/GiftCardGateway.ts"
import type { CartPorts } from "./browserRoot.ts"
import { giftCardFamily } from "./giftCardFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** The services of whoever buys a gift card, on top of those of `browserRoot`. */
export function browserGiftCards<Before>(
  root: Linked<Before | CartPorts>,
): Linked<Before | CartPorts | GiftCardGateway> {
  return linkPorts([GiftCardGateway], [giftCardFamily()], root)
}
