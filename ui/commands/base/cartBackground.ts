import type { BrowserServices, CartPorts } from "../../../adapters/composition/browserRoot.ts"
import { withGateways } from "../../../adapters/composition/browserRoot.ts"
import { httpAccountGateway } from "../../../adapters/backend/account/HttpAccountGateway.ts"
import { httpSafeCartGateway } from "../../../adapters/backend/cart/HttpSafeCartGateway.ts"
import { createCartBackground } from "../../../application/cart/createCartBackground.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import { programRunner } from "../../runtime/programRunner.ts"

/** The background work after a cart. Loaded for the first cart that needs it. */
export function cartBackground(services: BrowserServices<CartPorts>) {
  const run = programRunner(withGateways(services, httpSafeCartGateway, httpAccountGateway).context)
  const work = createCartBackground()
  return async (cart: Cart, isChange: boolean): Promise<void> => {
    await run(work(cart, isChange))
  }
}
