import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { cartDetailModule } from "./cartDetailModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** Ports of gifts and coupons, in addition to the cart's. */
export const giftAndCouponPorts = [CartDetailGateway] as const

/** Adds the services of gifts and coupons to `browserRoot`. */
export function browserGiftAndCoupon(root: BrowserRoot): LinkedPorts<CartPorts | CartDetailGateway> {
  return linkPorts(giftAndCouponPorts, [cartDetailModule()], root)
}
