import type { Insertable } from "kysely"
import type { CatalogTables } from "./CatalogTables.ts"

/** Everything the read model holds of one product in one store. */
export interface ProductRows {
  readonly product: Insertable<CatalogTables["product"]>
  readonly texts: readonly Insertable<CatalogTables["product_text"]>[]
  readonly skus: readonly Insertable<CatalogTables["sku"]>[]
  readonly listings: readonly Insertable<CatalogTables["listing"]>[]
  /** Of a bundle. */
  readonly pieces?: readonly Insertable<CatalogTables["bundle_piece"]>[]
  readonly colors: readonly Insertable<CatalogTables["product_color"]>[]
}
