import { LRUCache } from "lru-cache"
import type { CatalogueVersions } from "../stores/CatalogueVersions.ts"
import type { ContractRoute } from "../platform/http/ContractRoute.ts"

/** Values of parameters that never change a response: leaving them out of the key avoids duplicate entries. */
const IGNORED_PARAMETERS: ReadonlyMap<string, RegExp> = new Map([
  ["appId", /^[0-9]{1,2}$/u],
  ["operationId", /^[0-9]{1,4}$/u],
  ["retry", /^true$/u],
  ["ts", /^[0-9]{1,16}$/u],
])
const MAX_ENTRIES = 4_000
const MAX_BYTES = 16_000_000
const MAX_AGE_MS = 60_000

interface CachedResponse {
  readonly json: Uint8Array<ArrayBuffer>
  readonly version: number
  readonly cachedAt: number
}

/**
 * Rendered responses of the catalogue, the same for every customer. An entry is valid for a minute and only for the
 * current version of the store; the least recently used entries are evicted.
 */
export interface ResponseCache {
  readonly get: (storeId: string, key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** `version` is the store's version before the response was read. */
  readonly keep: (key: string, json: Uint8Array<ArrayBuffer>, version: number) => void
  readonly size: () => { readonly entries: number; readonly bytes: number }
  /** Counts since the start. */
  readonly counts: () => { readonly hits: number; readonly misses: number; readonly evictions: number }
}

/**
 * Returns path and meaningful query of a GET, as the cache key of its response. Unknown parameters are left out.
 * Invalid values stay in: they miss the cache, and the checks that follow refuse them.
 */
export const responseCacheKey = (route: ContractRoute, url: URL): string => {
  const { searchParams: search, pathname } = url
  const isIgnored = (name: string, value: string) =>
    IGNORED_PARAMETERS.get(name)?.test(value) === true && search.getAll(name).length === 1
  const query = Array.from(search).filter(
    ([name, value]) => (route.query.has(name) || route.pathNames.includes(name)) && !isIgnored(name, value),
  )
  return query.length === 0 ? pathname : `${pathname}?${JSON.stringify(query)}`
}

export const createResponseCache = (
  versions: CatalogueVersions,
  now: () => number,
  maxEntries = MAX_ENTRIES,
  maxBytes = MAX_BYTES,
): ResponseCache => {
  const counts = { hits: 0, misses: 0, evictions: 0 }
  const responses = new LRUCache<string, CachedResponse>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    dispose: (_response, _key, reason) => {
      if (reason === "evict") counts.evictions += 1
    },
  })
  return {
    get: async (storeId, key) => {
      const found = responses.get(key)
      if (
        found !== undefined &&
        found.version === (await versions.of(storeId)) &&
        now() - found.cachedAt < MAX_AGE_MS
      ) {
        counts.hits += 1
        return found.json
      }
      counts.misses += 1
      if (found === undefined) return undefined
      if (responses.peek(key) === found) responses.delete(key)
      return undefined
    },
    keep: (key, json, version) => {
      responses.set(key, { json, version, cachedAt: now() })
    },
    size: () => ({ entries: responses.size, bytes: responses.calculatedSize }),
    counts: () => counts,
  }
}

/** JavaScript stores a key with up to two bytes per character; an empty response still has a size. */
const sizeOf = ({ json }: CachedResponse, key: string): number => json.byteLength + 2 * key.length + 1
