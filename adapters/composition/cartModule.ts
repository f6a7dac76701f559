import { CartGateway } from "../../application/cart/CartGateway.ts"
import { httpCartGateway } from "../backend/cart/HttpCartGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gatewayWithIds } from "./identityModule.ts"

/** The cart of a store over HTTP. */
export function cartModule() {
  return adapterModule(gatewayWithIds(CartGateway, httpCartGateway))
}
