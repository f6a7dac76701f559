import type { ReactNode } from "react"
import { createContext, useContext, useSyncExternalStore } from "react"

/** `undefined` follows the device. */
export type Theme = "light" | "dark" | undefined

/** What this device keeps between visits that pages show. */
export interface DeviceMemory {
  readonly theme: Theme
  /** The store and language a shopper was in last. */
  readonly lastStore: { readonly storeId: string; readonly languageId: string } | undefined
}

/** The device as one observed value. `beforeHydration` is what the server knew of it. */
export interface Device {
  readonly current: () => DeviceMemory
  readonly beforeHydration: () => DeviceMemory
  readonly subscribe: (listener: () => void) => () => void
  readonly setTheme: (theme: Theme) => void
}

const NOTHING: DeviceMemory = { theme: undefined, lastStore: undefined }

/** A device nothing is known of: every shopper's, seen from the server. */
export const unknownDevice: Device = { current: () => NOTHING, beforeHydration: () => NOTHING, subscribe: () => () => undefined, setTheme: () => undefined }

const DeviceContext = createContext<Device>(unknownDevice)

export function DeviceProvider({ device, children }: { readonly device: Device; readonly children: ReactNode }) {
  return <DeviceContext value={device}>{children}</DeviceContext>
}

/** What the device keeps; nothing until the page is alive. */
export function useDevice(): DeviceMemory & Pick<Device, "setTheme"> {
  const device = useContext(DeviceContext)
  return { ...useSyncExternalStore(device.subscribe, device.current, device.beforeHydration), setTheme: device.setTheme }
}
