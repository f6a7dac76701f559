import { SafeCartGateway } from "../../application/cart/SafeCartGateway.ts"
import { httpSafeCartGateway } from "../backend/cart/HttpSafeCartGateway.ts"
import { family } from "./Family.ts"
import { gateway } from "./identityFamily.ts"

/** The saved place of a cart over HTTP. */
export function safeCartFamily() {
  return family(gateway(SafeCartGateway, httpSafeCartGateway))
}
