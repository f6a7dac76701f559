import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import { httpCartDetailGateway } from "../backend/cart/HttpCartDetailGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gatewayWithIds } from "./identityModule.ts"

/** Less common cart operations, over HTTP. */
export function cartDetailModule() {
  return adapterModule(gatewayWithIds(CartDetailGateway, httpCartDetailGateway))
}
