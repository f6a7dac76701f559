import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { cartDetailFamily } from "./cartDetailFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** What gifts and coupons need beyond the cart. */
export const cartExtraPorts = [CartDetailGateway] as const

/** The services of a cart that is given away, on top of those of `browserRoot`. */
export function browserCartExtras(root: BrowserRoot): Linked<CartPorts | CartDetailGateway> {
  return linkPorts(cartExtraPorts, [cartDetailFamily()], root)
}
