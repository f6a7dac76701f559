import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { KeyValueStore } from "../platform/KeyValueStore.ts"

/** Where additions wait that the shop has not confirmed. Nothing is kept there while none waits. */
export const PENDING_CART_KEY = "selvedge.pendingCart.v1"

/** Name of the lock under which an addition is sent: over all tabs of the browser one at a time sends it. */
export function additionLock(key: string): string {
  return `${PENDING_CART_KEY} ${key}`
}

const List = Schema.fromJsonString(Schema.Array(Schema.Unknown))

/**
 * What waits on this device, in the order it came, not yet looked at. Junk in its place is set aside and said (F61).
 */
export const readPending = Effect.gen(function* () {
  const device = yield* KeyValueStore
  const kept = yield* device.get(PENDING_CART_KEY)
  if (Option.isNone(kept)) return []
  return yield* Effect.catch(Schema.decodeUnknownEffect(List)(kept.value), () =>
    Effect.as(Effect.logWarning("The additions that waited on this device cannot be read and were set aside"), []),
  )
})

/** Changes what waits, under a lock of all tabs. Fails with `StorageError` when the device cannot keep it. */
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
