import { sql } from "kysely"
import { expireBookings } from "./endBooking.ts"
import { hasNoSearchWords, searchPatterns } from "../catalog/search/searchText.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import { invalidField, notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { ResolvedStore } from "../stores/Stores.ts"
import { savedPlacesOfCaller } from "./savedPlacesOfCaller.ts"
import { groupingName } from "./groupings.ts"
import { nearestPlaces, requireNearness } from "./nearestPlaces.ts"
import { presentPhysicalStore } from "./presentPlace.ts"
import { readPhysicalStores } from "./readPlaces.ts"
import { loadSpecialDays } from "./specialDays.ts"

export const physicalStoreOperations = (services: SandboxServices): readonly Operation[] => {
  const {
    stores,
    storage: { db },
    ports,
  } = services
  /** In the store's country its own physical stores; abroad those of the brand's stores there. */
  const visibleCondition = async ({ id, brandId, countryCode }: ResolvedStore) => {
    const abroad = (await stores.all()).filter((one) => one.brandId === brandId && one.countryCode !== countryCode)
    return sql`p.store_id in (${sql.join([id, ...abroad.map((one) => one.id)])})`
  }
  const countryCondition = (countryCode: string) => sql`p.country_code = ${countryCode.toUpperCase()}`
  return [
    operation("listPhysicalStores", async ({ path, query, principal }) => {
      const store = await stores.require(path.storeId)
      const { code: languageCode } = store.language(query.languageId)
      const specialDays = await loadSpecialDays(ports.now())
      requireNearness(query)
      const own = await savedPlacesOfCaller(db, principal, [query.favouriteStores, query.lastStores])
      const wordConditions = searchPatterns(query.search ?? "", languageCode).map(
        (pattern) => sql`and p.search_text like ${pattern}`,
      )
      const rows = hasNoSearchWords(query.search ?? "")
        ? []
        : await readPhysicalStores(
            db,
            sql`p.store_id = ${store.id} ${wordConditions.length === 0 ? sql`` : sql.join(wordConditions, sql` `)}`,
          )
      const first = (id: string) =>
        (query.favouriteStores === true && own?.favourites.has(id) === true) ||
        (query.lastStores === true && own?.last.has(id) === true)
      const found = nearestPlaces(rows, query, (row) => first(row.physical_store_id))
      return {
        status: 200,
        body: {
          physicalStores: found.map(({ row, metres }) =>
            presentPhysicalStore(row, { languageCode, own, metres, specialDays }),
          ),
        },
      }
    }),
    operation(
      "listPhysicalStoresByCountry",
      async ({ path, query }) => {
        const store = await stores.require(path.storeId)
        const { code: languageCode } = store.language(query.languageId)
        const specialDays = await loadSpecialDays(ports.now())
        const rows = await readPhysicalStores(
          db,
          sql`${await visibleCondition(store)} and ${countryCondition(path.countryCode)}`,
        )
        return {
          status: 200,
          body: { physicalStores: rows.map((row) => presentPhysicalStore(row, { languageCode, specialDays })) },
        }
      },
      "catalogue",
    ),
    operation(
      "listPhysicalStoresByCity",
      async ({ path, query }) => {
        const store = await stores.require(path.storeId)
        const { code: languageCode } = store.language(query.languageId)
        const specialDays = await loadSpecialDays(ports.now())
        const { bamId, cityId } = query
        if (bamId === undefined && cityId === undefined)
          throw invalidField("cityId", "required", "cityId or bamId says which town is meant.")
        const conditions = [
          await visibleCondition(store),
          ...(cityId === undefined ? [] : [sql`p.city_id = ${cityId}`]),
          ...(bamId === undefined
            ? []
            : [
                sql`p.city_id = (
                  select b.city_id from physical_store b
                  where b.physical_store_id = ${bamId} and b.store_id = p.store_id
                )`,
              ]),
          ...(query.countryCodes === undefined
            ? []
            : [sql`p.country_code in (${sql.join(query.countryCodes.toUpperCase().split(","))})`]),
        ]
        const rows = await readPhysicalStores(db, sql.join(conditions, sql` and `))
        return {
          status: 200,
          body: { physicalStores: rows.map((row) => presentPhysicalStore(row, { languageCode, specialDays })) },
        }
      },
      "catalogue",
    ),
    operation(
      "getStoreGrouping",
      async ({ path, query }) => {
        const store = await stores.require(path.storeId)
        const { code: languageCode, tag } = store.language(query.languageId)
        const specialDays = await loadSpecialDays(ports.now())
        const name = groupingName(query.xagrupationId, tag)
        const groupingCondition = sql`${await visibleCondition(store)} and p.grouping_id = ${query.xagrupationId}`
        const rows = await readPhysicalStores(
          db,
          query.countryCode === undefined
            ? groupingCondition
            : sql`${groupingCondition} and ${countryCondition(query.countryCode)}`,
        )
        return {
          status: 200,
          body: {
            id: query.xagrupationId,
            name,
            physicalStores: rows.map((row) => presentPhysicalStore(row, { languageCode, specialDays })),
          },
        }
      },
      "catalogue",
    ),
    operation("listProductPickup", async ({ path, query }) => {
      await expireBookings(services)
      const store = await stores.require(path.storeId)
      const { code: languageCode } = store.language(query.languageId)
      const specialDays = await loadSpecialDays(ports.now())
      const known = await db
        .selectFrom("product")
        .select("product_id")
        .where("store_id", "=", store.id)
        .where("product_id", "=", path.productId)
        .executeTakeFirst()
      if (known === undefined) throw notFound("There is no such product in this store.", path.productId)
      const stocked = await db
        .selectFrom("physical_stock")
        .innerJoin("sku", (join) =>
          join.onRef("sku.store_id", "=", "physical_stock.store_id").onRef("sku.sku", "=", "physical_stock.sku"),
        )
        .select(["physical_stock.physical_store_id", "physical_stock.sku", "physical_stock.units"])
        .where("sku.store_id", "=", store.id)
        .where("sku.product_id", "=", path.productId)
        .where("physical_stock.units", ">", 0)
        .orderBy("sku.color_id")
        .orderBy("sku.position")
        .orderBy("sku.sku")
        .execute()
      const rows = await readPhysicalStores(
        db,
        sql`p.store_id = ${store.id} and ${sql.lit("pickup")} = any (string_to_array(p.services, ','))`,
      )
      const found = rows.flatMap((row) => {
        const skus = stocked
          .filter((shelf) => shelf.physical_store_id === row.physical_store_id)
          .map(({ sku, units }) => ({ sku, units }))
        return skus.length === 0
          ? []
          : [{ physicalStore: presentPhysicalStore(row, { languageCode, specialDays }), skus }]
      })
      return { status: 200, body: { productId: path.productId, stores: found } }
    }),
  ]
}
