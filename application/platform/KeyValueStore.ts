import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { StorageError } from "../shared/StorageError.ts"

/**
 * Persistent text storage on the device: local storage in a browser, a file for the CLI, memory in tests.
 *
 * Writes are atomic.
 */
export class KeyValueStore extends Context.Service<
  KeyValueStore,
  {
    readonly get: (key: string) => Effect.Effect<Option.Option<string>, StorageError>
    readonly set: (key: string, value: string) => Effect.Effect<void, StorageError>
    readonly remove: (key: string) => Effect.Effect<void, StorageError>
  }
>()("KeyValueStore") {}
