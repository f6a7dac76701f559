import { LRUCache } from "lru-cache"
import type { CatalogueVersions } from "../stores/CatalogueVersions.ts"

const MAX_ENTRIES = 500

/** Caches the result of `make` until the store's catalogue changes. Concurrent callers share one run. */
export type VersionedMemo<Value> = (storeId: string, key: string, make: () => Promise<Value>) => Promise<Value>

export const versionedMemo = <Value>(versions: CatalogueVersions): VersionedMemo<Value> => {
  const known = new LRUCache<string, { readonly version: number; readonly value: Promise<Value> }>({ max: MAX_ENTRIES })
  return async (storeId, key, make) => {
    const version = await versions.of(storeId)
    const fullKey = `${storeId} ${key}`
    const found = known.get(fullKey)
    if (found?.version === version) return found.value
    const value = make()
    const entry = { version, value }
    known.set(fullKey, entry)
    value.catch(() => {
      if (known.peek(fullKey) === entry) known.delete(fullKey)
    })
    return value
  }
}
