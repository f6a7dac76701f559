import { SafeCartGateway } from "../../application/cart/SafeCartGateway.ts"
import { httpSafeCartGateway } from "../backend/cart/HttpSafeCartGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** The cart's backup, over HTTP. */
export function safeCartModule() {
  return adapterModule(gateway(SafeCartGateway, httpSafeCartGateway))
}
