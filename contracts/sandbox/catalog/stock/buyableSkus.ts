import { sql } from "kysely"

/** The buyable SKUs, as a replacement for the `sku` table: those with the `skuVisibility` `show`. */
export const BUYABLE_SKUS = sql`(select f.* from sku f
  join product p on p.store_id = f.store_id and p.product_id = f.product_id
  where f.units >= f.units_lot and coalesce(p.override, '') not in ('hidden', 'coming_soon'))`
