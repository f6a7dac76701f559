import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import { httpCartDetailGateway } from "../backend/cart/HttpCartDetailGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gatewayWithIds } from "./identityModule.ts"

/** What is seldom done with a cart, over HTTP. */
export function cartDetailModule() {
  return adapterModule(gatewayWithIds(CartDetailGateway, httpCartDetailGateway))
}
