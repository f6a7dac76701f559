import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { KeyValueStore } from "./KeyValueStore.ts"

/** A value on the device with its schema and version, read and written as one. */
export interface StoredValue<A> {
  /**
   * Nothing where nothing was kept, the device cannot be read, or what is there does not fit: junk is never an error.
   */
  readonly read: Effect.Effect<Option.Option<A>, never, KeyValueStore>
  /** Keeps a value; where the device refuses, the program goes on without having kept it. */
  readonly write: (value: A) => Effect.Effect<void, never, KeyValueStore>
  readonly remove: Effect.Effect<void, never, KeyValueStore>
}

/**
 * A stored value under `selvedge.{name}.v{version}`. A new version reads as nothing; the old value is left where it is.
 */
export function storedValue<A, I>(name: string, version: number, schema: Schema.Codec<A, I>): StoredValue<A> {
  const key = `selvedge.${name}.v${version}`
  const text = Schema.fromJsonString(schema)
  const decode = Schema.decodeUnknownEffect(text)
  const encode = Schema.encodeEffect(text)
  return {
    read: Effect.gen(function* () {
      const store = yield* KeyValueStore
      const kept = yield* store.get(key)
      return Option.isNone(kept) ? Option.none<A>() : Option.some(yield* decode(kept.value))
    }).pipe(
      Effect.catch((error) =>
        Effect.as(Effect.logWarning(`Stored value ${key} was set aside`, error._tag), Option.none<A>()),
      ),
    ),
    write: (value) =>
      Effect.gen(function* () {
        const store = yield* KeyValueStore
        yield* store.set(key, yield* encode(value))
      }).pipe(Effect.catch((error) => Effect.logWarning(`Stored value ${key} was not kept`, error._tag))),
    remove: Effect.gen(function* () {
      const store = yield* KeyValueStore
      yield* store.remove(key)
    }).pipe(Effect.catch((error) => Effect.logWarning(`Stored value ${key} was not removed`, error._tag))),
  }
}
