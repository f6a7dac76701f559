import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { StorageError } from "../../application/shared/StorageError.ts"
import type { KeyValueStore } from "../../application/platform/KeyValueStore.ts"

/**
 * Local storage, or memory when the browser denies it (F61).
 *
 * Writes are atomic: `setItem` replaces a value or, when it throws, leaves the old one unchanged (HTML standard, web
 * storage: a value that cannot be set changes nothing; F62). `storage` itself may throw.
 */
export function localStorageStore(storage: () => Storage = () => globalThis.localStorage): KeyValueStore["Service"] {
  const memory = new Map<string, string>()
  const withStorage = <A>(key: string, use: (store: Storage | undefined) => A) =>
    Effect.try({
      try: () => use(available()),
      catch: (cause) => new StorageError({ key, reason: reasonOf(cause) }),
    })
  function available(): Storage | undefined {
    try {
      const store = storage()
      // Some browsers return a storage on which every access throws.
      store.getItem("")
      return store
    } catch {
      return undefined
    }
  }
  return {
    get: (key) =>
      withStorage(key, (store) => Option.fromUndefinedOr(memory.get(key) ?? store?.getItem(key) ?? undefined)),
    set: (key, value) =>
      withStorage(key, (store) => {
        if (store === undefined) {
          memory.set(key, value)
          return
        }
        store.setItem(key, value)
        memory.delete(key)
      }),
    remove: (key) =>
      withStorage(key, (store) => {
        memory.delete(key)
        store?.removeItem(key)
      }),
  }
}

function reasonOf(cause: unknown): StorageError["reason"] {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ""
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED"
    ? { _tag: "QuotaReached" }
    : { _tag: "Unavailable" }
}
