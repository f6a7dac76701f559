import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { describe, expect } from "vitest"
import { storedValue } from "../../../application/platform/StoredValue.ts"
import { StorageError } from "../../../application/shared/StorageError.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { itEffect } from "../../support/itEffect.ts"

const Preference = Schema.Struct({ theme: Schema.Literals(["light", "dark"]), since: Schema.Number })
const preference = storedValue("preference", 2, Preference)
const KEY = "selvedge.preference.v2"

describe("a value stored on the device", () => {
  itEffect("is read as it was written, by its name and version", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      yield* Effect.provide(preference.write({ theme: "dark", since: 5 }), device.layer)
      expect([...device.stored.keys()]).toEqual([KEY])
      expect(yield* Effect.provide(preference.read, device.layer)).toEqual(Option.some({ theme: "dark", since: 5 }))
      yield* Effect.provide(preference.remove, device.layer)
      expect(yield* Effect.provide(preference.read, device.layer)).toEqual(Option.none())
    }),
  )

  for (const junk of [
    "",
    " ",
    "undefined",
    "null",
    "0",
    '"text"',
    "[]",
    "{}",
    '{"theme":"dark"}',
    '{"theme":"blue","since":1}',
    '{"theme":"dark","since":"1"}',
    '{"theme":"dark","since":1',
    "\ud800",
    "[".repeat(100_000),
  ]) {
    itEffect(`F61 is absent and logged when malformed: ${JSON.stringify(junk.slice(0, 40))}`, () =>
      Effect.gen(function* () {
        const device = new FakeDevice()
        device.stored.set(KEY, junk)
        expect(yield* Effect.provide(preference.read, device.layer)).toEqual(Option.none())
        expect(device.log).toEqual([expect.stringContaining(KEY)])
      }),
    )
  }

  itEffect("F61 of an older or newer version is absent and stays in storage", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      device.stored.set("selvedge.preference.v1", '"old"').set("selvedge.preference.v3", '"new"')
      expect(yield* Effect.provide(preference.read, device.layer)).toEqual(Option.none())
      expect(device.stored.size).toBe(2)
    }),
  )

  itEffect("F61 is absent without an error when the device refuses storage", () =>
    Effect.gen(function* () {
      const refused = Effect.fail(new StorageError({ key: KEY, reason: { _tag: "Unavailable" } }))
      const device = new FakeDevice({ store: { get: () => refused, set: () => refused, remove: () => refused } })
      const program = Effect.andThen(
        preference.write({ theme: "light", since: 1 }),
        Effect.andThen(preference.remove, preference.read),
      )
      expect(yield* Effect.provide(program, device.layer)).toEqual(Option.none())
      expect(device.log).toHaveLength(3)
    }),
  )

  itEffect("F61 does not appear in the log", () =>
    Effect.gen(function* () {
      const device = new FakeDevice()
      device.stored.set(KEY, '{"theme":"secret-4242"}')
      yield* Effect.provide(preference.read, device.layer)
      expect(device.log.join()).not.toContain("4242")
    }),
  )
})
