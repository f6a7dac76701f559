import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpCustomerRecordGateway } from "../../adapters/backend/account/HttpCustomerRecordGateway.ts"
import { httpProductGateway } from "../../adapters/backend/catalog/HttpProductGateway.ts"
import { previousTailoring } from "../../application/account/previousTailoring.ts"
import { ProductGateway } from "../../application/catalog/ProductGateway.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** Commands for product customization. */
export function customizationCommands(base: CommandBase) {
  const run = runWith(base, httpProductGateway, httpAccountGateway, httpCustomerRecordGateway)
  return {
    /** The monogram and tailoring options of a product. */
    properties: (productId: string) =>
      run(ProductGateway.use((gateway) => gateway.listCustomizationProperties(productId))),
    /** A registered customer's earlier made-to-measure garments, the newest first. */
    earlier: () => run(previousTailoring()),
  }
}
