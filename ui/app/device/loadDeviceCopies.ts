import {
  CART_SNAPSHOT_KEY,
  PENDING_CART_KEY,
  WISHLISTED_PRODUCTS_KEY,
} from "../../../application/platform/deviceKeys.ts"
import type { DeviceCopies } from "./deviceCopies.ts"
import type { DeviceStorage } from "./deviceStorage.ts"

/**
 * Loads what reads the device's copies if there are any: most visitors have none. Later additions that are queued
 * without it count as this store's.
 */
export async function loadDeviceCopies(
  storage: Pick<DeviceStorage, "read">,
  storeId: string | undefined,
): Promise<DeviceCopies> {
  const isStored = (key: string) => storage.read(key) !== undefined
  const none: DeviceCopies = {
    units: () => undefined,
    wished: () => [],
    hasPending: () => isStored(PENDING_CART_KEY),
  }
  if (storeId === undefined || ![CART_SNAPSHOT_KEY, PENDING_CART_KEY, WISHLISTED_PRODUCTS_KEY].some(isStored))
    return none
  return import("./deviceCopies.ts").then(
    ({ deviceCopies }) => deviceCopies(storage, storeId),
    () => none /* the page asks the server when it needs the cart */,
  )
}
