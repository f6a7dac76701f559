import { CartGateway } from "../../application/cart/CartGateway.ts"
import { httpCartGateway } from "../backend/cart/HttpCartGateway.ts"
import { family } from "./Family.ts"
import { gatewayWithIds } from "./identityFamily.ts"

/** The cart of a store over HTTP. */
export function cartFamily() {
  return family(gatewayWithIds(CartGateway, httpCartGateway))
}
