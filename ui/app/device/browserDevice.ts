import type { Device, DeviceMemory, Theme } from "../../runtime/DeviceProvider.tsx"
import { createObservable } from "../../runtime/observable.ts"
import type { DeviceStorage } from "./deviceStorage.ts"
import type { RecentlyViewedStore } from "./recentlyViewedStore.ts"

/** The cookie that gives the web server the last chosen store (R19): `{storeId}.{languageId}`. */
const LAST_STORE_COOKIE = "last_store"
const ONE_YEAR_SECONDS = 31_536_000
/** The key of the chosen physical stores (`myStore`). */
const MY_STORE_KEY = "selvedge.myStore.v1"
const NOTHING: DeviceMemory = { theme: undefined, lastStore: undefined, wished: [], dense: false, seen: [] }

/**
 * Stores the customer's choices in this browser. Without storage a choice lasts as long as the document. `wished` are
 * the stored products of wishlists.
 */
export function browserDevice(storage: DeviceStorage, storeId?: string, wished = NOTHING.wished): Device {
  // Loaded only by pages that show or record recently viewed products.
  const recentlyViewedStore = async () =>
    (await import("./recentlyViewedStore.ts")).recentlyViewedStore(storage, storeId)
  const memory = createObservable<DeviceMemory>({
    theme: storage.theme(),
    lastStore: readLastStore(),
    wished,
    dense: storage.dense(),
    seen: NOTHING.seen,
  })
  const change = (changes: Partial<DeviceMemory>) => memory.set({ ...memory.current(), ...changes })
  const updateRecentlyViewed = (select: (seen: RecentlyViewedStore) => readonly string[]) => {
    recentlyViewedStore().then(
      (seen) => change({ seen: select(seen) }),
      () => undefined /* without its script nothing is recorded */,
    )
  }
  return {
    current: memory.current,
    beforeHydration: () => NOTHING,
    subscribe: memory.subscribe,
    setTheme: (chosen: Theme) => {
      storage.applyTheme(chosen)
      change({ theme: chosen })
    },
    setWished: (productIds) => change({ wished: productIds }),
    setDense: (dense) => {
      storage.saveDense(dense)
      change({ dense })
    },
    hasMyStore: () => storage.read(MY_STORE_KEY) !== undefined,
    loadRecentlyViewed: () => updateRecentlyViewed((seen) => seen.all()),
    addRecentlyViewed: (productId, configuration) =>
      updateRecentlyViewed((seen) => seen.note(productId, configuration)),
    clearRecentlyViewed: () => updateRecentlyViewed((seen) => seen.forget()),
  }
}

/** Stores the current store and language in a cookie. */
export function rememberStore(storeId: string, languageId: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  document.cookie =
    `${LAST_STORE_COOKIE}=${storeId}.${languageId}; Path=/; ` + `Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`
}

function readLastStore(): DeviceMemory["lastStore"] {
  const match = new RegExp(`(?:^|;\\s*)${LAST_STORE_COOKIE}=([0-9]{8})\\.(-?[0-9]{1,3})(?:;|$)`).exec(document.cookie)
  const [, storeId, languageId] = match ?? []
  return storeId === undefined || languageId === undefined ? undefined : { storeId, languageId }
}
