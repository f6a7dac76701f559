import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import { SafeCartGateway } from "../../application/cart/SafeCartGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { cartDetailModule } from "./cartDetailModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { safeCartModule } from "./safeCartModule.ts"

/** What the news of a cart need beyond the cart. */
export const cartNoticePorts = [SafeCartGateway, CartDetailGateway] as const

/** The services of a cart that has something to tell, on top of those of `browserRoot`. */
export function browserCartNotices(root: BrowserRoot): LinkedPorts<CartPorts | CartDetailGateway | SafeCartGateway> {
  return linkPorts(cartNoticePorts, [safeCartModule(), cartDetailModule()], root)
}
