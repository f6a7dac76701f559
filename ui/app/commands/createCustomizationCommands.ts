import { previousTailoring } from "../../../application/account/previousTailoring.ts"
import { ProductGateway } from "../../../application/catalog/ProductGateway.ts"
import { browserCustomization } from "../../../adapters/composition/browserCustomization.ts"
import type { CustomizationCommands } from "../../runtime/CustomizationCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { StoreContext } from "./StoreContext.ts"
import type { CoreConfig } from "./createCartModule.ts"
import { createCartModule } from "./createCartModule.ts"

/** Commands for product customization. */
export function createCustomizationCommands(scope: StoreContext, config: CoreConfig): CustomizationCommands {
  const run = programRunner(browserCustomization(createCartModule(scope, config).root).context)
  return {
    properties: (productId) => run(ProductGateway.use((gateway) => gateway.listCustomizationProperties(productId))),
    earlier: () => run(previousTailoring()),
  }
}
