import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { KeyValueStore } from "../../application/platform/KeyValueStore.ts"

/** Values with the lifetime of this object. */
export function memoryStore(values: Map<string, string> = new Map()): KeyValueStore["Service"] {
  return {
    get: (key) => Effect.sync(() => Option.fromUndefinedOr(values.get(key))),
    set: (key, value) => Effect.sync(() => void values.set(key, value)),
    remove: (key) => Effect.sync(() => void values.delete(key)),
  }
}
