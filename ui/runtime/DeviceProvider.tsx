import type { ReactNode } from "react"
import { createContext, useContext, useSyncExternalStore } from "react"

/** `undefined` follows the device. */
export type Theme = "light" | "dark" | undefined

/** What this device keeps between visits that pages show. */
export interface DeviceMemory {
  readonly theme: Theme
  /** The store and language a shopper was in last. */
  readonly lastStore: { readonly storeId: string; readonly languageId: string } | undefined
  /** Products of the store that stand in a list. */
  readonly wished: readonly string[]
  /** Lists stand in the denser of their two grids. */
  readonly dense: boolean
  /** Products of the store that were seen lately, the last first; none before they are recalled. */
  readonly seen: readonly string[]
}

/** The device as one observed value. `beforeHydration` is what the server knew of it. */
export interface Device {
  readonly current: () => DeviceMemory
  readonly beforeHydration: () => DeviceMemory
  readonly subscribe: (listener: () => void) => () => void
  readonly setTheme: (theme: Theme) => void
  /** Shows other products as standing in a list; the lists themselves keep which they are. */
  readonly setWished: (productIds: readonly string[]) => void
  readonly setDense: (dense: boolean) => void
  readonly loadRecentlyViewed: () => void
  /** The shopper looks at a product of this store; as many are kept as its configuration says. */
  readonly addRecentlyViewed: (productId: string, configuration: Readonly<Record<string, string>>) => void
  /** Forgets what was seen in this store. */
  readonly clearRecentlyViewed: () => void
}

const NOTHING: DeviceMemory = { theme: undefined, lastStore: undefined, wished: [], dense: false, seen: [] }

/** A device nothing is known of: every shopper's, seen from the server. */
export const unknownDevice: Device = {
  current: () => NOTHING,
  beforeHydration: () => NOTHING,
  subscribe: () => () => undefined,
  setTheme: () => undefined,
  setWished: () => undefined,
  setDense: () => undefined,
  loadRecentlyViewed: () => undefined,
  addRecentlyViewed: () => undefined,
  clearRecentlyViewed: () => undefined,
}

const DeviceContext = createContext<Device>(unknownDevice)

export function DeviceProvider({ device, children }: { readonly device: Device; readonly children: ReactNode }) {
  return <DeviceContext value={device}>{children}</DeviceContext>
}

/** The device, to change what it keeps. */
export function useDevice(): Device {
  return useContext(DeviceContext)
}

/**
 * A part of what the device keeps; nothing until the page is alive. Only another part is drawn anew: what is selected
 * must be the same value as long as nothing changed.
 */
export function useDeviceMemory<Part>(select: (memory: DeviceMemory) => Part): Part {
  const { subscribe, current, beforeHydration } = useContext(DeviceContext)
  return useSyncExternalStore(
    subscribe,
    () => select(current()),
    () => select(beforeHydration()),
  )
}
