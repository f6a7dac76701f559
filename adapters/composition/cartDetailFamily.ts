import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import { httpCartDetailGateway } from "../backend/cart/HttpCartDetailGateway.ts"
import { family } from "./Family.ts"
import { gatewayWithIds } from "./identityFamily.ts"

/** What is seldom done with a cart, over HTTP. */
export function cartDetailFamily() {
  return family(gatewayWithIds(CartDetailGateway, httpCartDetailGateway))
}
