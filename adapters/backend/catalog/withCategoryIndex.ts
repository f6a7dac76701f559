import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { LRUCache } from "lru-cache"
import type { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { Category } from "../../../domain/catalog/Category.ts"
import type { ResponseCache } from "../http/response/responseCache.ts"

/** Decoded category trees by store, language and catalogue. */
export type CategoryTrees = LRUCache<
  string,
  { readonly categories: readonly Category[]; readonly version: number | undefined; readonly until: number }
>

/** A version shows every change. The bound covers a backend that changes a tree without a new version. */
const VERSIONED_LIFETIME = Duration.minutes(10)
/** Stores with two languages and two sites each need four; a tree takes about 100 kB. */
const MAX_TREES = 200

/** Returns an empty cache of category trees. */
export function categoryTrees(): CategoryTrees {
  return new LRUCache({ max: MAX_TREES })
}

/**
 * Returns a catalogue whose category tree is decoded once for all pages, and again when the version of the catalogue
 * changes; without a version, when the response expires. Failures are not cached.
 */
export function withCategoryIndex(
  catalog: CatalogGateway["Service"],
  { store, language, catalogId }: StoreScope["Service"],
  trees: CategoryTrees,
  { catalogueVersion, lifetime }: Pick<ResponseCache, "catalogueVersion" | "lifetime">,
): CatalogGateway["Service"] {
  const key = `${store.id} ${language.id} ${catalogId} ${store.isOnMobileSite === true}`
  const listCategories = Effect.gen(function* () {
    const version = yield* Effect.promise(() => catalogueVersion(store.id))
    const now = yield* Clock.currentTimeMillis
    const known = trees.get(key)
    if (known !== undefined && known.version === version && now < known.until) return known.categories
    const categories = yield* catalog.listCategories
    const until = now + Duration.toMillis(version === undefined ? lifetime : VERSIONED_LIFETIME)
    trees.set(key, { categories, version, until })
    return categories
  })
  return { ...catalog, listCategories }
}
