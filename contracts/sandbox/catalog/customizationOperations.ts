import { operation, type Operation } from "../http/Operation.ts"
import { notFound } from "../http/Refusal.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { customizationOf } from "./customization.ts"

export const customizationOperations = ({ stores, storage: { db } }: SandboxServices): readonly Operation[] => [
  operation(
    "listCustomizationProperties",
    async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const { code } = store.language(query.languageId)
      const rows = await db
        .selectFrom("listing")
        .innerJoin("category", (join) => join.onRef("category.store_id", "=", "listing.store_id").onRef("category.category_id", "=", "listing.category_id"))
        .select("category.category_key")
        .where("listing.store_id", "=", store.id)
        .where("listing.product_id", "=", path.productId)
        .where("listing.direct", "=", true)
        .orderBy("category.category_id")
        .execute()
      if (rows.length === 0) throw notFound("There is no such product in this store.", path.productId)
      return { status: 200, body: customizationOf(path.productId, rows.map(({ category_key }) => category_key), code) }
    },
    "catalogue",
  ),
]
