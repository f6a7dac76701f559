import { sql } from "kysely"

/** Of a sku `f` and its product `p`: whether `skuVisibility` says `show`, so that it can be bought. */
export const IS_BUYABLE = sql<boolean>`f.units >= f.units_lot and coalesce(p.override, '') not in ('hidden', 'coming_soon')`

/** The skus that can be bought, in the place of the table of all. */
export const BUYABLE_SKUS = sql`(select f.* from sku f join product p on p.store_id = f.store_id and p.product_id = f.product_id where ${IS_BUYABLE})`
