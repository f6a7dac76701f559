import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { CrossTabLock } from "../../platform/CrossTabLock.ts"
import { KeyValueStore } from "../../platform/KeyValueStore.ts"
import { pendingCartCodec } from "./pendingCartCodec.ts"

/** Storage key of unconfirmed additions. */
export const { key: PENDING_CART_KEY } = pendingCartCodec

/** Name of the lock that lets one browser tab at a time send an addition. */
export function additionLock(key: string): string {
  return `${PENDING_CART_KEY} ${key}`
}

/**
 * Returns the pending additions in order of insertion, not validated. Unreadable content is quarantined and logged
 * (F61).
 */
export const readPending = Effect.gen(function* () {
  const device = yield* KeyValueStore
  const stored = yield* device.get(PENDING_CART_KEY)
  if (Option.isNone(stored)) return []
  const items = pendingCartCodec.parse(stored.value)
  if (items !== undefined) return items
  yield* Effect.logWarning("The additions that waited on this device cannot be read and were set aside")
  return []
})

/**
 * Changes the pending additions under a cross-tab lock. Fails with `StorageError` when the device cannot store them.
 */
export const changePending = Effect.fnUntraced(function* (change: (items: readonly unknown[]) => readonly unknown[]) {
  const device = yield* KeyValueStore
  const lock = yield* CrossTabLock
  yield* lock.withLock(PENDING_CART_KEY)(
    Effect.flatMap(readPending, (items) => {
      const changed = change(items)
      return changed.length === 0
        ? device.remove(PENDING_CART_KEY)
        : device.set(PENDING_CART_KEY, JSON.stringify(changed))
    }),
  )
})
