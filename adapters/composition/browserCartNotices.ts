import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import { SafeCartGateway } from "../../application/cart/SafeCartGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { cartDetailModule } from "./cartDetailModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { safeCartModule } from "./safeCartModule.ts"

/** Ports of cart notices, in addition to the cart's. */
export const cartNoticePorts = [SafeCartGateway, CartDetailGateway] as const

/** Adds the services of cart notices to `browserRoot`. */
export function browserCartNotices(root: BrowserRoot): LinkedPorts<CartPorts | CartDetailGateway | SafeCartGateway> {
  return linkPorts(cartNoticePorts, [safeCartModule(), cartDetailModule()], root)
}
