import { type RawBuilder, sql } from "kysely"
import { expireBookings } from "./endBooking.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import { invalidField, notFound } from "../platform/http/Refused.ts"
import { textIn } from "./textIn.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

const MAX_STORES = 50

interface ShelfRow {
  readonly physical_store_id: string
  readonly name: string
  readonly city_id: string
  readonly city_names: string
  readonly state_code: string
  readonly country_code: string
  readonly id: string
  readonly sku: string
  readonly productId: string
  readonly units: number
}

/** Operations about the stock of physical stores. */
export const shelfStockOperations = (services: SandboxServices): readonly Operation[] => {
  const {
    stores,
    storage: { db },
  } = services
  const shelves = async (condition: RawBuilder<unknown>): Promise<readonly ShelfRow[]> => {
    await expireBookings(services)
    const { rows } = await sql<ShelfRow>`
      select p.physical_store_id, p.name, p.city_id, c.names as city_names, c.state_code, p.country_code,
        s.catentry_id as id, s.sku, s.product_id as "productId", k.units
      from physical_stock k
      join physical_store p on p.physical_store_id = k.physical_store_id
      join city c on c.store_id = p.store_id and c.city_id = p.city_id
      join sku s on s.store_id = k.store_id and s.sku = k.sku
      where k.units > 0 and ${condition}
      order by p.store_id, c.position, p.physical_store_id, s.product_id, s.color_id, s.position, s.sku`.execute(db)
    return rows
  }
  return [
    operation("getStoresStock", async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const wanted = [...new Set(query.storeIds.split(","))]
      if (wanted.length > MAX_STORES)
        throw invalidField("storeIds", "maxItems", `storeIds names at most ${MAX_STORES} stores.`)
      const known = await db
        .selectFrom("physical_store")
        .select("physical_store_id")
        .where("store_id", "=", store.id)
        .where("physical_store_id", "in", wanted)
        .execute()
      const exists = new Set(known.map(({ physical_store_id }) => physical_store_id))
      const rows = await shelves(
        sql`p.store_id = ${store.id} and p.physical_store_id in (${sql.join(wanted)})
          and s.product_id in (${sql.join(query.productIds.split(","))})`,
      )
      return {
        status: 200,
        body: {
          stores: wanted
            .filter((id) => exists.has(id))
            .map((physicalStoreId) => ({
              physicalStoreId,
              stocks: rows.filter((row) => row.physical_store_id === physicalStoreId).map(shelfOf),
            })),
        },
      }
    }),
    operation("getCommerceStock", async ({ path, query }) => {
      const store = await stores.requireCatalog(path.storeId, path.catalogId)
      const { code } = store.language(query.languageId)
      const { productId } = path
      const known = await db
        .selectFrom("product")
        .select("product_id")
        .where("store_id", "=", store.id)
        .where("product_id", "=", productId)
        .executeTakeFirst()
      if (known === undefined) throw notFound("There is no such product in this store.", productId)
      const brandId = query.brandId ?? store.brandId
      const all = await stores.all()
      const brand = all.filter((one) => one.brandId === brandId).map(({ id }) => id)
      const country = (query.countryCode ?? store.countryCode).toUpperCase()
      for (const one of all) if (one.brandId === brandId && one.countryCode === country) await stores.require(one.id)
      const state = query.stateCode?.toUpperCase()
      const conditions = [
        brand.length === 0 ? sql`false` : sql`p.store_id in (${sql.join(brand)})`,
        sql`s.product_id = ${productId}`,
        sql`p.country_code = ${country}`,
        ...(query.colorId === undefined ? [] : [sql`s.color_id = ${query.colorId}`]),
        ...(state === undefined
          ? []
          : [sql`(c.state_code = ${state} or p.country_code || '-' || c.state_code = ${state})`]),
        ...(query.sectionId === undefined
          ? []
          : [
              sql`exists (
                select 1 from listing l
                where l.store_id = ${store.id} and l.category_id = ${query.sectionId} and l.product_id = ${productId})`,
            ]),
      ]
      const rows = await shelves(sql.join(conditions, sql` and `))
      const byStore = new Map<string, readonly ShelfRow[]>()
      for (const row of rows) byStore.set(row.physical_store_id, [...(byStore.get(row.physical_store_id) ?? []), row])
      const found = [...byStore].flatMap(([physicalStoreId, own]) => {
        const [first] = own
        if (first === undefined) return []
        return [
          {
            physicalStoreId,
            name: first.name,
            cityId: first.city_id,
            city: textIn(first.city_names, code),
            stateCode: first.state_code,
            countryCode: first.country_code,
            stocks: own.map(shelfOf),
          },
        ]
      })
      return { status: 200, body: { productId, units: rows.reduce((sum, { units }) => sum + units, 0), stores: found } }
    }),
  ]
}

const shelfOf = ({ id, sku, productId, units }: ShelfRow) => ({ id, sku, productId, units })
