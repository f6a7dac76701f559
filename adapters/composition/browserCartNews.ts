import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import { SafeCartGateway } from "../../application/cart/SafeCartGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { cartDetailFamily } from "./cartDetailFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { safeCartFamily } from "./safeCartFamily.ts"

/** What the news of a cart need beyond the cart. */
export const cartNewsPorts = [SafeCartGateway, CartDetailGateway] as const

/** The services of a cart that has something to tell, on top of those of `browserRoot`. */
export function browserCartNews(root: BrowserRoot): Linked<CartPorts | CartDetailGateway | SafeCartGateway> {
  return linkPorts(cartNewsPorts, [safeCartFamily(), cartDetailFamily()], root)
}
