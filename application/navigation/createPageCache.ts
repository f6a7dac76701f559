import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { hasSecret } from "../../domain/navigation/secretParameters.ts"
import { REST_CACHE_TIME } from "../shared/constants.ts"
import type { PageData } from "./PageData.ts"
import { isPublicPage } from "./PageData.ts"

/** Maximum number of cached pages; the least recently used is dropped. */
const MAX_PAGES = 30

/** A cache of the public pages of one document (S9); personal pages and those with a secret address are not cached. */
export function createPageCache() {
  const pages = new Map<string, { readonly page: PageData; readonly loadedAt: number }>()
  const put = (key: string, entry: { readonly page: PageData; readonly loadedAt: number }) => {
    pages.delete(key)
    pages.set(key, entry)
    for (const oldest of pages.keys()) if (pages.size > MAX_PAGES) pages.delete(oldest)
  }
  return {
    clear: () => pages.clear(),
    /** Returns the cached page of an address, or loads and caches it. */
    cached: Effect.fnUntraced(function* <E, R>(address: PageAddress, load: Effect.Effect<PageData, E, R>) {
      const key = keyOf(address)
      const now = yield* Clock.currentTimeMillis
      const known = pages.get(key)
      if (known !== undefined && now - known.loadedAt < Duration.toMillis(REST_CACHE_TIME)) {
        put(key, known)
        return known.page
      }
      const page = yield* load
      if (isPublicPage(page) && !hasSecret(address)) put(key, { page, loadedAt: yield* Clock.currentTimeMillis })
      return page
    }),
  }
}

/** The parameters in any order are the same page. */
function keyOf({ parameters, ...address }: PageAddress): string {
  const sorted = (entries: object) => Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([sorted(address), sorted(parameters)])
}
