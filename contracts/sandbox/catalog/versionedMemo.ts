import type { CatalogueVersions } from "./CatalogueVersions.ts"

const MAX_ENTRIES = 500

/** Remembers what `make` found until the store's catalogue changes; callers at the same moment share one run. */
export type VersionedMemo<Value> = (storeId: string, key: string, make: () => Promise<Value>) => Promise<Value>

export const versionedMemo = <Value>(versions: CatalogueVersions): VersionedMemo<Value> => {
  const known = new Map<string, { readonly version: number; readonly value: Promise<Value> }>()
  return async (storeId, key, make) => {
    const version = await versions.of(storeId)
    const fullKey = `${storeId} ${key}`
    const found = known.get(fullKey)
    if (found?.version === version) return found.value
    const value = make()
    known.delete(fullKey)
    known.set(fullKey, { version, value })
    const oldest = known.keys().next()
    if (known.size > MAX_ENTRIES && oldest.done !== true) known.delete(oldest.value)
    value.catch(() => known.delete(fullKey))
    return value
  }
}
