import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { DeviceCodec } from "./DeviceCodec.ts"
import { KeyValueStore } from "./KeyValueStore.ts"

/** A value on the device with its schema and version, read and written as a whole. */
export interface StoredValue<A> {
  /** Returns none when the value is absent, unreadable or does not match the schema; never fails. */
  readonly read: Effect.Effect<Option.Option<A>, never, KeyValueStore>
  /** Stores a value; a refused write is ignored. */
  readonly write: (value: A) => Effect.Effect<void, never, KeyValueStore>
  readonly remove: Effect.Effect<void, never, KeyValueStore>
}

/**
 * Returns a stored value under `selvedge.{name}.v{version}`. A new version reads as none and leaves the old value in
 * place.
 */
export function storedValue<A, I>(name: string, version: number, schema: Schema.Codec<A, I>): StoredValue<A> {
  const text = Schema.fromJsonString(schema)
  return storedText(`selvedge.${name}.v${version}`, Schema.decodeUnknownEffect(text), Schema.encodeEffect(text))
}

/** Returns a stored value in the format that pages read too. */
export function storedByCodec<A>({ key, parse }: DeviceCodec<A>): StoredValue<A> {
  return storedText<A>(
    key,
    (text) =>
      Effect.suspend(() => {
        const value = parse(text)
        return value === undefined ? Effect.fail({ _tag: "Invalid" }) : Effect.succeed(value)
      }),
    (value) => Effect.sync(() => JSON.stringify(value)),
  )
}

function storedText<A>(
  key: string,
  decode: (text: string) => Effect.Effect<A, { readonly _tag: string }>,
  encode: (value: A) => Effect.Effect<string, { readonly _tag: string }>,
): StoredValue<A> {
  return {
    read: Effect.gen(function* () {
      const store = yield* KeyValueStore
      const saved = yield* store.get(key)
      return Option.isNone(saved) ? Option.none<A>() : Option.some(yield* decode(saved.value))
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
