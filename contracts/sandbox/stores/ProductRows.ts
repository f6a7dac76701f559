import type { Insertable } from "kysely"
import type { CatalogTables } from "../platform/storage/tables/CatalogTables.ts"

/** All read-model rows of one product in one store. */
export interface ProductRows {
  readonly product: Insertable<CatalogTables["product"]>
  readonly texts: readonly Insertable<CatalogTables["product_text"]>[]
  readonly skus: readonly Insertable<CatalogTables["sku"]>[]
  readonly listings: readonly Insertable<CatalogTables["listing"]>[]
  /** Only for bundles. */
  readonly items?: readonly Insertable<CatalogTables["bundle_piece"]>[]
  readonly colors: readonly Insertable<CatalogTables["product_color"]>[]
}
