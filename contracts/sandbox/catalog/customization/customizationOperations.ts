import { operation, type Operation } from "../../platform/http/Operation.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { customizationOf } from "./customization.ts"
import { readDirectCategories } from "../listing/directCategories.ts"
import { tailoringOf } from "./tailoring.ts"

export const customizationOperations = ({ stores, storage: { db } }: SandboxServices): readonly Operation[] => [
  operation(
    "listCustomizationProperties",
    async ({ path: { storeId, catalogId, productId }, query }) => {
      const store = await stores.requireCatalog(storeId, catalogId)
      const { tag } = store.language(query.languageId)
      const keys = (await readDirectCategories(db, store.id, [productId])).get(productId)
      if (keys === undefined) throw notFound("There is no such product in this store.", productId)
      const tailoring = tailoringOf(keys, store.currencyCode, tag)
      return {
        status: 200,
        body: { ...customizationOf(productId, keys, tag), ...(tailoring === undefined ? {} : { tailoring }) },
      }
    },
    "catalogue",
  ),
]
