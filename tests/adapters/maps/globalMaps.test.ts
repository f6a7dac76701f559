// @vitest-environment happy-dom
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, describe, expect, it, vi } from "vitest"
import { withScriptFailure } from "../../../adapters/maps/shared/scriptFailure.ts"
import { googleLibrary } from "../../../adapters/maps/global/globalMaps.ts"
import { itEffect } from "../../support/itEffect.ts"

/** A page whose scripts fail as often as `failures` says and then offer the library. */
function pageWithScripts(failures: number) {
  const addresses: URL[] = []
  let callbacks = 0
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) throw new Error("Only scripts are put here.")
      addresses.push(new URL(node.src))
      queueMicrotask(() => {
        if (addresses.length <= failures) return void node.onerror?.(new Event("error"))
        const maps: object = Reflect.get(Reflect.get(globalThis, "google"), "maps")
        Reflect.set(maps, "importLibrary", () => Promise.resolve({}))
        callbacks += 1
        Reflect.get(maps, "__ib__")()
      })
    }
  })
  return { addresses, callbacks: () => callbacks }
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(globalThis, "google")
  Reflect.deleteProperty(globalThis, "gm_authFailure")
})

const PROVIDER = {
  provider: "global",
  key: "k 1",
  region: "ES",
  version: "weekly",
  libraries: ["places"],
} as const

describe("the global map provider", () => {
  it("F149 rejects each time the script fails, starts again, and loads once with one callback", async () => {
    const page = pageWithScripts(3)
    const { load, notify, onKeyRejected } = googleLibrary(PROVIDER, "es")
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const callers = await Effect.runPromise(
        Effect.all([Effect.flip(load), Effect.flip(load)], { concurrency: "unbounded" }),
      )
      expect(callers.map(({ reason }) => reason)).toEqual(["network", "network"])
      expect(page.addresses).toHaveLength(attempt)
    }
    const early = vi.fn()
    notify(early)
    await Effect.runPromise(Effect.all([load, load, load], { concurrency: "unbounded", discard: true }))
    await Effect.runPromise(load)
    expect([page.addresses.length, page.callbacks()]).toEqual([4, 1])
    const later = vi.fn()
    notify(later)
    expect([early.mock.calls.length, later.mock.calls.length]).toEqual([0, 1])

    const rejected = vi.fn()
    onKeyRejected(rejected)
    Reflect.get(globalThis, "gm_authFailure")()
    expect(rejected).toHaveBeenCalledOnce()

    const { searchParams, origin, pathname } = page.addresses[0] ?? new URL("none:")
    expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([
      "https://maps.googleapis.com/maps/api/js",
      {
        key: "k 1",
        v: "weekly",
        region: "ES",
        language: "es",
        libraries: "places",
        callback: "google.maps.__ib__",
      },
    ])
  })
})

describe("a script of a provider", () => {
  const LIMIT = Duration.seconds(30)
  const violation = (blockedURI: string) =>
    Effect.sync(() => void document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { blockedURI })))

  it.each([
    ["https://maps.example/api", "blocked"],
    ["trusted-types-policy", "blocked"],
    ["https://other.example/", "network"],
  ])("F153 that fails after a violation by %s has the reason %s", async (blockedURI, reason) => {
    const failing = Effect.andThen(violation(blockedURI), Effect.fail("not loaded"))
    const failure = await Effect.runPromise(Effect.flip(withScriptFailure("https://maps.example", LIMIT, failing)))
    expect(failure.reason).toBe(reason)
  })

  itEffect("F153 that is blocked without an error of its library fails after 5 s", () =>
    Effect.gen(function* () {
      const silent = Effect.andThen(violation("trusted-types-sink"), Effect.never)
      const caller = yield* Effect.forkChild(Effect.flip(withScriptFailure("https://maps.example", LIMIT, silent)))
      yield* TestClock.adjust("5 seconds")
      expect((yield* Fiber.join(caller)).reason).toBe("blocked")
    }),
  )

  itEffect("loads when the policy forbids only a part that it does without", () =>
    Effect.gen(function* () {
      const slow = Effect.andThen(violation("trusted-types-policy"), Effect.sleep("4 seconds"))
      const caller = yield* Effect.forkChild(withScriptFailure("https://maps.example", LIMIT, slow))
      yield* TestClock.adjust("5 seconds")
      expect(caller.pollUnsafe()).toEqual(Exit.void)
    }),
  )

  itEffect("F153 that never arrives fails after the time limit", () =>
    Effect.gen(function* () {
      const caller = yield* Effect.forkChild(
        Effect.flip(withScriptFailure("https://maps.example", LIMIT, Effect.never)),
      )
      yield* TestClock.adjust("29 seconds")
      expect(caller.pollUnsafe()).toBeUndefined()
      yield* TestClock.adjust("1 second")
      expect((yield* Fiber.join(caller)).reason).toBe("network")
    }),
  )
})
