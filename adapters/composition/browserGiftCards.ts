import { GiftCardGateway } from "../../application/gift-card/GiftCardGateway.ts"
import type { CartPorts } from "./browserRoot.ts"
import { giftCardModule } from "./giftCardModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** Adds the services of buying gift cards to `browserRoot`. */
export function browserGiftCards<Base>(
  root: LinkedPorts<Base | CartPorts>,
): LinkedPorts<Base | CartPorts | GiftCardGateway> {
  return linkPorts([GiftCardGateway], [giftCardModule()], root)
}
