import { LRUCache } from "lru-cache"
import type { CatalogueVersions } from "../catalog/CatalogueVersions.ts"
import type { ContractRoute } from "./ContractRoute.ts"

/** Parameters that never change an answer: leaving them out of the key keeps one copy. */
const IGNORED_PARAMETERS: ReadonlyMap<string, RegExp> = new Map([
  ["appId", /^[0-9]{1,2}$/u],
  ["operationId", /^[0-9]{1,4}$/u],
  ["retry", /^true$/u],
  ["ts", /^[0-9]{1,16}$/u],
])
const MAX_ENTRIES = 4_000
const MAX_BYTES = 48_000_000
const MAX_AGE_MS = 60_000

interface CachedAnswer {
  readonly json: Uint8Array<ArrayBuffer>
  readonly version: number
  readonly cachedAt: number
}

/**
 * Rendered answers of the catalogue, the same for every shopper. An entry is good for a minute and only as long as
 * the store's version stays; the least recently used make room.
 */
export interface AnswerCache {
  readonly get: (storeId: string, key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** `version` is the store's version from before the answer was read. */
  readonly keep: (key: string, json: Uint8Array<ArrayBuffer>, version: number) => void
  readonly size: () => { readonly entries: number; readonly bytes: number }
}

/**
 * Path and meaningful query of a GET, as the key of its answer. Names that mean nothing here are left out; what looks
 * wrong stays in, finds nothing, and is refused by the checks that follow.
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
): AnswerCache => {
  const answers = new LRUCache<string, CachedAnswer>({ max: maxEntries, maxSize: maxBytes, sizeCalculation: sizeOf })
  return {
    get: async (storeId, key) => {
      const found = answers.get(key)
      if (found === undefined) return undefined
      if (found.version === (await versions.of(storeId)) && now() - found.cachedAt < MAX_AGE_MS) return found.json
      if (answers.peek(key) === found) answers.delete(key)
      return undefined
    },
    keep: (key, json, version) => {
      answers.set(key, { json, version, cachedAt: now() })
    },
    size: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  }
}

/** JavaScript holds a key with up to two bytes per character; an empty answer still counts. */
const sizeOf = ({ json }: CachedAnswer, key: string): number => json.byteLength + 2 * key.length + 1
