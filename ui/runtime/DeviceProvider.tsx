import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { Observable } from "./observable.ts"
import { useObservable } from "./observable.ts"

/** `undefined` follows the device. */
export type Theme = "light" | "dark" | undefined

/** The values this device stores between visits and pages show. */
export interface DeviceMemory {
  readonly theme: Theme
  /** The last visited store and language. */
  readonly lastStore: { readonly storeId: string; readonly languageId: string } | undefined
  /** Products of the store that are in a wishlist. */
  readonly wished: readonly string[]
  /** Lists use the denser of their two grids. */
  readonly dense: boolean
  /** Recently viewed products of the store, the latest first; empty before they are loaded. */
  readonly seen: readonly string[]
}

/** The device as one observable value. `beforeHydration` is the server's knowledge of it. */
export interface Device extends Observable<DeviceMemory> {
  readonly beforeHydration: () => DeviceMemory
  readonly setTheme: (theme: Theme) => void
  /** Sets the products marked as saved; the lists themselves are not changed. */
  readonly setWished: (productIds: readonly string[]) => void
  readonly setDense: (dense: boolean) => void
  /** Whether a physical store is chosen on this device, in any country store. */
  readonly hasMyStore: () => boolean
  readonly loadRecentlyViewed: () => void
  /** Records a viewed product of this store; the configuration limits the number of entries. */
  readonly addRecentlyViewed: (productId: string, configuration: Readonly<Record<string, string>>) => void
  /** Clears the recently viewed products of this store. */
  readonly clearRecentlyViewed: () => void
}

const NOTHING: DeviceMemory = { theme: undefined, lastStore: undefined, wished: [], dense: false, seen: [] }

/** A device without stored values, as the server sees every device. */
export const unknownDevice: Device = {
  current: () => NOTHING,
  beforeHydration: () => NOTHING,
  subscribe: () => () => undefined,
  setTheme: () => undefined,
  setWished: () => undefined,
  setDense: () => undefined,
  hasMyStore: () => false,
  loadRecentlyViewed: () => undefined,
  addRecentlyViewed: () => undefined,
  clearRecentlyViewed: () => undefined,
}

const DeviceContext = createContext<Device>(unknownDevice)

export function DeviceProvider({ device, children }: { readonly device: Device; readonly children: ReactNode }) {
  return <DeviceContext value={device}>{children}</DeviceContext>
}

/** The device, to change its stored values. */
export function useDevice(): Device {
  return useContext(DeviceContext)
}

/**
 * A selected value of the device's memory; the initial one until hydration. Components re-render only if the selected
 * value changes, so it must be referentially stable.
 */
export function useDeviceMemory<Part>(select: (memory: DeviceMemory) => Part): Part {
  const device = useContext(DeviceContext)
  return useObservable(device, select, device.beforeHydration)
}
