import { earlierTailoring } from "../../../application/account/earlierTailoring.ts"
import { ProductGateway } from "../../../application/catalog/ProductGateway.ts"
import { browserMaking } from "../../../adapters/composition/browserMaking.ts"
import type { MakingCommands } from "../../runtime/MakingCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreScope } from "./CoreScope.ts"
import type { CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that knows what can be made for a shopper. */
export function openMaking(scope: CoreScope, surroundings: CoreSurroundings): MakingCommands {
  const run = programRunner(browserMaking(openCart(scope, surroundings).root).context)
  return {
    properties: (productId) => run(ProductGateway.use((gateway) => gateway.listCustomizationProperties(productId))),
    earlier: () => run(earlierTailoring()),
  }
}
