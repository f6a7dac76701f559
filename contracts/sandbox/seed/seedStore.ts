import type { Kysely } from "kysely"
import { insertRows } from "../catalog/insertRows.ts"
import { storeData } from "../stores/StoreData.ts"
import { translations } from "./seededTranslations.ts"
import type { Database } from "../platform/storage/Database.ts"
import { slug } from "../world/slug.ts"
import type { World, WorldStore } from "../world/World.ts"
import { byLanguage, localized } from "../stores/localized.ts"
import { storeConfiguration } from "./storeConfiguration.ts"

/** Writes a store with its configuration, categories, spots and texts, but without products. */
export const seedStore = async (
  db: Kysely<Database>,
  world: World,
  store: WorldStore,
  position: number,
): Promise<void> => {
  const data = storeData(store)
  await insertRows(db, "store", [{ store_id: store.id, brand_id: store.brandId, position, data: JSON.stringify(data) }])
  await insertRows(
    db,
    "store_configuration",
    storeConfiguration(store).map(([parameter, value]) => ({ store_id: store.id, parameter, value })),
  )
  await insertRows(
    db,
    "category",
    world.categories.map((category, at) => ({
      store_id: store.id,
      category_id: category.id,
      category_key: category.key,
      seo_id: category.seoId,
      parent_id: category.parentId ?? null,
      position: at,
      texts: JSON.stringify(
        byLanguage(data.languages, ({ code }) => {
          const name = localized(category.name, code, store.countryCode)
          return {
            name,
            slug: slug(name),
            ...(category.description === undefined
              ? {}
              : { description: localized(category.description, code, store.countryCode) }),
          }
        }),
      ),
    })),
  )
  await insertRows(
    db,
    "spot",
    world.spots.map((spot) => ({
      store_id: store.id,
      spot: spot.spot,
      position: spot.position,
      category_id: world.categories.find(({ key }) => key === spot.categoryKey)?.id ?? "",
      products: JSON.stringify(spot.productIds),
      texts: JSON.stringify(
        byLanguage(data.languages, ({ code }) => ({
          title: localized(spot.title, code, store.countryCode),
          text: localized(spot.text, code, store.countryCode),
          callToAction: localized(spot.callToAction, code, store.countryCode),
        })),
      ),
    })),
  )
  await insertRows(db, "translation", translations(store.id, data.languages))
}
