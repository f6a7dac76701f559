import { type RawBuilder, sql } from "kysely"
import { operation, type Operation } from "../../platform/http/Operation.ts"
import { notFound } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { CatalogReads } from "../CatalogReads.ts"
import { categoryScope, namedScope } from "../ProductScope.ts"
import { stockDetails, unitsInLots } from "./visibility.ts"

/** Stock is never cached with rendered pages: clients request it separately because it changes often. */
export const stockOperations = (
  { stores, storage: { db } }: SandboxServices,
  reads: CatalogReads,
): readonly Operation[] => {
  const stockOf = async (storeId: string, products: RawBuilder<{ product_id: string }>) => {
    const { rows } = await sql<{
      catentry_id: string
      sku: string
      product_id: string
      units: number
      units_lot: number
      override: string | null
    }>`
      select s.catentry_id, s.sku, s.product_id, s.units, s.units_lot, p.override
      from (${products}) m
      join product p on p.store_id = ${storeId} and p.product_id = m.product_id
      join sku s on s.store_id = p.store_id and s.product_id = p.product_id
      order by s.product_id, s.color_id, s.position, s.sku`.execute(db)
    return {
      stocks: rows.map((row) => ({
        id: row.catentry_id,
        sku: row.sku,
        productId: row.product_id,
        ...stockDetails(unitsInLots(row.units, row.units_lot), row.override),
      })),
    }
  }
  return [
    operation("getStock", async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      return { status: 200, body: await stockOf(store.id, namedScope(store.id, query.productIds.split(",")).rows) }
    }),
    operation("getProductStock", async ({ path }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const body = await stockOf(store.id, namedScope(store.id, [path.productId]).rows)
      if (body.stocks.length === 0) throw notFound("There is no such product in this store.", path.productId)
      return { status: 200, body }
    }),
    operation("getCategoryStock", async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const node = await reads.category(store.id, store.language(query.languageId).id, path.categoryId)
      return { status: 200, body: await stockOf(store.id, categoryScope(store.id, node.id, false).rows) }
    }),
    operation("listCatentriesByPartNumbers", async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      const partNumbers = [...new Set(query.partnumbers.split(","))]
      const { rows } = await sql<{
        part_number: string
        catentry_id: string
        product_id: string
        category_id: string
        sku: string | null
        units_lot: number
      }>`
        select p.mfname as part_number, p.product_id as catentry_id, p.product_id, p.category_id,
          null as sku, 1 as units_lot
        from product p where p.store_id = ${store.id} and p.mfname in (${sql.join(partNumbers)})
        union all
        select s.sku, s.catentry_id, s.product_id, p.category_id, s.sku, s.units_lot
        from sku s join product p on p.store_id = s.store_id and p.product_id = s.product_id
        where s.store_id = ${store.id} and s.sku in (${sql.join(partNumbers)})`.execute(db)
      const byNumber = new Map(rows.map((row) => [row.part_number, row]))
      const catentries = partNumbers.flatMap((partNumber) => {
        const row = byNumber.get(partNumber)
        if (row === undefined) return []
        return [
          {
            partNumber,
            catentryId: row.catentry_id,
            productId: row.product_id,
            categoryId: row.category_id,
            ...(row.sku === null ? {} : { sku: row.sku }),
            ...(row.units_lot === 1 ? {} : { unitsLot: row.units_lot }),
          },
        ]
      })
      return { status: 200, body: { catentries } }
    }),
  ]
}
