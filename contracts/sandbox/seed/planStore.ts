import type { Kysely } from "kysely"
import type { PlannedProducts } from "../stores/StoreFilling.ts"
import { readStoreData } from "../stores/StoreData.ts"
import type { Database } from "../platform/storage/Database.ts"
import type { World, WorldProduct } from "../world/World.ts"
import { localized } from "../stores/localized.ts"
import { slug } from "../world/slug.ts"
import { storePrice } from "./prices.ts"
import { worldBundleRows } from "./worldBundleRows.ts"
import { type WorldPlace, worldProductRows } from "./worldProductRows.ts"

/** Products of a store, in the order they are written. */
export interface StorePlan extends PlannedProducts {
  /** Ids of its products, then of its bundles. */
  readonly productIds: readonly string[]
}

/**
 * Returns the world's products for a store of the database; none where the world does not have the store.
 *
 * *Details.* Languages and categories are those of the stored store, which an older release may have created: products
 * without a category there are left out.
 */
export const planStore = async (db: Kysely<Database>, world: World, storeId: string): Promise<StorePlan> => {
  const store = world.stores.find(({ id }) => id === storeId)
  const opened = await db.selectFrom("store").select("data").where("store_id", "=", storeId).executeTakeFirst()
  if (store === undefined || opened === undefined)
    return { productIds: [], rows: () => [], addresses: () => [], isOnSale: () => false, counts: () => new Map() }
  const stored = await db.selectFrom("category").select("category_id").where("store_id", "=", storeId).execute()
  const storedCategoryIds = new Set(stored.map(({ category_id }) => category_id))
  const categories = new Map(
    world.categories.filter(({ id }) => storedCategoryIds.has(id)).map((category) => [category.id, category]),
  )
  const pathOf = (categoryId: string): readonly string[] => {
    const category = categories.get(categoryId)
    if (category === undefined) return []
    return category.parentId === undefined ? [categoryId] : [categoryId, ...pathOf(category.parentId)]
  }
  const place: WorldPlace = {
    store,
    languages: readStoreData(opened.data).languages,
    pathOf,
    categoryName: (categoryId, code) => {
      const category = categories.get(categoryId)
      return category === undefined ? "" : localized(category.name, code, store.countryCode)
    },
    edition: await editionOf(db),
  }
  const ordinals = new Map(world.products.map((product, ordinal) => [product.id, { product, ordinal }]))
  const products = world.products.filter(({ categoryIds }) => categoryIds.every((id) => categories.has(id)))
  const listed = new Set(products.map(({ id }) => id))
  const bundles = new Map(
    world.bundles
      .filter(
        ({ categoryId, items }) => categories.has(categoryId) && items.every(({ product }) => listed.has(product.id)),
      )
      .map((bundle, ordinal) => [bundle.id, { bundle, rank: BUNDLE_RANK_OFFSET + ordinal }]),
  )
  const listings = [
    ...products.map(({ categoryIds }) => categoryIds),
    ...Array.from(bundles.values(), ({ bundle }) => [bundle.categoryId]),
  ]
  let counts: ReadonlyMap<string, number> | undefined
  return {
    productIds: [...listed, ...bundles.keys()],
    rows: (productIds, languageId) => {
      const languages = place.languages.filter(({ id }) => languageId === undefined || id === languageId)
      const asked: WorldPlace = { ...place, languages }
      return productIds.flatMap((id) => {
        const found = listed.has(id) ? ordinals.get(id) : undefined
        if (found !== undefined) return [worldProductRows(asked, found.product, relevance(found.ordinal))]
        const bundled = bundles.get(id)
        return bundled === undefined ? [] : [worldBundleRows(asked, bundled.bundle, bundled.rank)]
      })
    },
    addresses: (languageId) => {
      const { code = "" } = place.languages.find(({ id }) => id === languageId) ?? {}
      const urlOf = (name: WorldProduct["name"]) => slug(localized(name, code, store.countryCode))
      return [
        ...products.map(({ id, mfname, name, categoryIds: [categoryId = ""] }) => ({
          id,
          mfname,
          productUrl: urlOf(name),
          categoryId,
        })),
        ...Array.from(bundles.values(), ({ bundle: { id, mfname, name, categoryId } }) => ({
          id,
          mfname,
          productUrl: urlOf(name),
          categoryId,
        })),
      ]
    },
    isOnSale: () => products.some((product) => storePrice(store, product).oldPrice !== undefined),
    counts: () => (counts ??= countByCategory(listings.map((categoryIds) => new Set(categoryIds.flatMap(pathOf))))),
  }
}

const countByCategory = (listings: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const listedIn of listings) for (const id of listedIn) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** Pictures are named by the second in which the world was written, in every store and process alike. */
const editionOf = async (db: Kysely<Database>): Promise<string> => {
  const stamp = await db.selectFrom("world_stamp").select("seeded_at").executeTakeFirst()
  return String(Math.trunc((stamp?.seeded_at ?? 0) / 1000))
}

/** The rank of the first bundle in a list: above that of every product. */
const BUNDLE_RANK_OFFSET = 1_000_003

/** Shuffles the products of the world, so that a list by relevance does not show the same garment in a row. */
const relevance = (ordinal: number): number => (ordinal * 7919) % BUNDLE_RANK_OFFSET
