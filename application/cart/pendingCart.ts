import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { KeyValueStore } from "../platform/KeyValueStore.ts"

/** Storage key of unconfirmed additions. Absent while there are none. */
export const PENDING_CART_KEY = "selvedge.pendingCart.v1"

/** Name of the lock that lets one browser tab at a time send an addition. */
export function additionLock(key: string): string {
  return `${PENDING_CART_KEY} ${key}`
}

const List = Schema.fromJsonString(Schema.Array(Schema.Unknown))

/**
 * Returns the pending additions in order of insertion, not validated. Unreadable content is quarantined and logged
 * (F61).
 */
export const readPending = Effect.gen(function* () {
  const device = yield* KeyValueStore
  const stored = yield* device.get(PENDING_CART_KEY)
  if (Option.isNone(stored)) return []
  return yield* Effect.catch(Schema.decodeUnknownEffect(List)(stored.value), () =>
    Effect.as(Effect.logWarning("The additions that waited on this device cannot be read and were set aside"), []),
  )
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
