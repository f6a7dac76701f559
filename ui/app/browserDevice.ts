import type { Device, DeviceMemory, Theme } from "../runtime/DeviceProvider.tsx"
import type { DeviceStorage } from "./deviceStorage.ts"

/** The cookie that tells the web server which store a visitor chose last (ruling R19): `{storeId}.{languageId}`. */
const LAST_STORE_COOKIE = "last_store"
const ONE_YEAR_SECONDS = 31_536_000
const NOTHING: DeviceMemory = { theme: undefined, lastStore: undefined }

/** This browser's memory of the shopper's choices. Where it keeps nothing, a choice lasts as long as the document. */
export function browserDevice(storage: DeviceStorage): Device {
  let memory: DeviceMemory = { theme: storage.theme(), lastStore: readLastStore() }
  const listeners = new Set<() => void>()
  return {
    current: () => memory,
    beforeHydration: () => NOTHING,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setTheme: (chosen: Theme) => {
      storage.applyTheme(chosen)
      memory = { ...memory, theme: chosen }
      for (const listener of listeners) listener()
    },
  }
}

/** Keeps which store and language the shopper is in. */
export function rememberStore(storeId: string, languageId: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  document.cookie = `${LAST_STORE_COOKIE}=${storeId}.${languageId}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`
}

function readLastStore(): DeviceMemory["lastStore"] {
  const match = new RegExp(`(?:^|;\\s*)${LAST_STORE_COOKIE}=([0-9]{8})\\.(-?[0-9]{1,3})(?:;|$)`).exec(document.cookie)
  const [, storeId, languageId] = match ?? []
  return storeId === undefined || languageId === undefined ? undefined : { storeId, languageId }
}
