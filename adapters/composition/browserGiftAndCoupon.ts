import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { cartDetailModule } from "./cartDetailModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** What gifts and coupons need beyond the cart. */
export const giftAndCouponPorts = [CartDetailGateway] as const

/** The services of a cart that is given away, on top of those of `browserRoot`. */
export function browserGiftAndCoupon(root: BrowserRoot): LinkedPorts<CartPorts | CartDetailGateway> {
  return linkPorts(giftAndCouponPorts, [cartDetailModule()], root)
}
