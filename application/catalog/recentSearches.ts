import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { withSearch } from "../../domain/catalog/search/recentSearches.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"

/** Searches by store, most recent first. */
const stored = storedValue("searches", 1, Schema.Record(Schema.String, Schema.Array(Schema.String)))

const all = Effect.map(stored.read, (saved) =>
  Option.getOrElse(saved, (): Readonly<Record<string, readonly string[]>> => ({})),
)

/** Returns the searches in this store on this device, most recent first. */
export const recentSearches = Effect.gen(function* () {
  const { store } = yield* StoreScope
  return (yield* all)[store.id] ?? []
})

export const rememberSearch = Effect.fn("catalog.rememberSearch")(function* (term: string) {
  const { store } = yield* StoreScope
  const saved = yield* all
  yield* stored.write({ ...saved, [store.id]: withSearch(saved[store.id] ?? [], term) })
})

export const clearRecentSearches = Effect.fn("catalog.clearRecentSearches")(function* () {
  const { store } = yield* StoreScope
  const { [store.id]: _, ...others } = yield* all
  yield* Object.keys(others).length === 0 ? stored.remove : stored.write(others)
})
