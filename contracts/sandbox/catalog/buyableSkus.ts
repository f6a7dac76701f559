import { sql } from "kysely"

/** The skus that can be bought, in the place of the table of all: those of which `skuVisibility` says `show`. */
export const BUYABLE_SKUS = sql`(select f.* from sku f join product p on p.store_id = f.store_id and p.product_id = f.product_id
  where f.units >= f.units_lot and coalesce(p.override, '') not in ('hidden', 'coming_soon'))`
