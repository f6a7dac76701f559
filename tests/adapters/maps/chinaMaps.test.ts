// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, describe, expect, vi } from "vitest"
import { chinaGeocoding } from "../../../adapters/maps/china/chinaGeocoding.ts"
import { chinaLoader } from "../../../adapters/maps/china/chinaLoader.ts"
import { coordinateFrame } from "../../../adapters/maps/china/coordinateFrame.ts"
import { ScriptNotLoaded } from "../../../application/platform/ScriptLoader.ts"
import { itEffect } from "../../support/itEffect.ts"

const PROVIDER = {
  provider: "china",
  key: "k",
  script: "https://maps.example/api?v=3.0",
  conversion: "https://maps.example/convert",
} as const
const CALLERS = 50
const construct = function () {}
const LIBRARY = {
  Map: construct,
  Point: construct,
  Size: construct,
  Icon: construct,
  Marker: construct,
  InfoWindow: construct,
  Geocoder: construct,
}

/** A loader whose scripts run, and call back only when the test does. */
function silentScripts() {
  const addresses: string[] = []
  return { addresses, load: (address: string) => Effect.sync(() => void addresses.push(address)) }
}

const callersOf = <A, E>(caller: Effect.Effect<A, E>) => Array.from({ length: CALLERS }, () => caller)

const answer = () => Reflect.get(window, "selvedgeChinaMapReady")()

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, "BMap")
})

describe("the Chinese map provider", () => {
  itEffect("F150 loads one script for 50 callers, whose callbacks run once", () =>
    Effect.gen(function* () {
      const scripts = silentScripts()
      const { load } = chinaLoader(PROVIDER, scripts)
      let completed = 0
      const callers = yield* Effect.forkChild(
        Effect.all(callersOf(Effect.tap(load, () => Effect.sync(() => (completed += 1)))), {
          concurrency: "unbounded",
          discard: true,
        }),
      )
      yield* TestClock.adjust("1 second")
      expect([scripts.addresses, completed]).toEqual([
        ["https://maps.example/api?v=3.0&ak=k&callback=selvedgeChinaMapReady"],
        0,
      ])
      Reflect.set(window, "BMap", LIBRARY)
      answer()
      yield* Fiber.join(callers)
      answer()
      yield* load
      expect([scripts.addresses.length, completed]).toEqual([1, CALLERS])
    }),
  )

  itEffect("F150 rejects all callers when the script fails, and tries again for the next", () =>
    Effect.gen(function* () {
      let attempts = 0
      const { load } = chinaLoader(PROVIDER, {
        load: (address) => {
          attempts += 1
          return Effect.fail(new ScriptNotLoaded({ address }))
        },
      })
      const failed = yield* Effect.all(callersOf(Effect.flip(load)), { concurrency: "unbounded" })
      expect([attempts, failed.length, failed[0]?.reason]).toEqual([1, CALLERS, "network"])
      yield* Effect.flip(load)
      expect(attempts).toBe(2)
    }),
  )

  itEffect("F150 rejects all callers after 10 s, and ignores a later answer", () =>
    Effect.gen(function* () {
      const { load, notify } = chinaLoader(PROVIDER, silentScripts())
      const callers = yield* Effect.forkChild(Effect.all(callersOf(Effect.flip(load)), { concurrency: "unbounded" }))
      yield* TestClock.adjust("9 seconds")
      expect(callers.pollUnsafe()).toBeUndefined()
      yield* TestClock.adjust("1 second")
      expect(yield* Fiber.join(callers)).toHaveLength(CALLERS)
      Reflect.set(window, "BMap", LIBRARY)
      answer()
      let delivered = 0
      notify(() => (delivered += 1))
      expect(delivered).toBe(0)
    }),
  )

  itEffect("reports a key as rejected when the script has run without its classes", () =>
    Effect.gen(function* () {
      const { load } = chinaLoader(PROVIDER, silentScripts())
      const caller = yield* Effect.forkChild(Effect.flip(load))
      yield* TestClock.adjust("1 second")
      answer()
      expect((yield* Fiber.join(caller)).reason).toBe("keyRejected")
    }),
  )

  itEffect("S8: a search that is not answered within 10 s has no result", () =>
    Effect.gen(function* () {
      class Geocoder {
        getPoint() {}
        getLocation() {}
      }
      Reflect.set(window, "BMap", { ...LIBRARY, Geocoder })
      const { classes } = chinaLoader(PROVIDER, {
        load: () => Effect.sync(answer),
      })
      const search = yield* Effect.forkChild(chinaGeocoding({ classes }).geocode({ address: "上海" }))
      yield* TestClock.adjust("9 seconds")
      expect(search.pollUnsafe()).toBeUndefined()
      yield* TestClock.adjust("1 second")
      expect(yield* Fiber.join(search)).toEqual(Option.none())
    }),
  )
})

describe("the conversion of coordinates", () => {
  /** A page whose frame is an element of the test, which plays its script. */
  function pageWithFrame() {
    const requests: unknown[] = []
    const target = { postMessage: (data: unknown) => requests.push(data) }
    const frame = Object.assign(document.createElement("div"), { contentWindow: target })
    vi.spyOn(document, "createElement").mockReturnValueOnce(frame)
    const post = (data: unknown, source: unknown = target) => {
      const event = new MessageEvent("message", { data })
      Object.defineProperty(event, "source", { value: source })
      window.dispatchEvent(event)
    }
    return { frame, requests, post }
  }
  const settled = Effect.andThen(
    Effect.promise(() => new Promise((resolve) => setImmediate(resolve))),
    TestClock.adjust(1),
  )

  itEffect("F151 runs in a frame without the page's origin, and accepts nothing but a position from it", () =>
    Effect.gen(function* () {
      const { frame, requests, post } = pageWithFrame()
      const convert = coordinateFrame("https://shop.example/maps/coordinates")
      const conversion = yield* Effect.forkChild(convert({ latitude: 31.2, longitude: 121.4 }))
      yield* settled
      expect(frame.getAttribute("sandbox")).toBe("allow-scripts")
      post("ready")
      yield* settled
      expect(requests).toEqual([{ id: 1, x: 121.4, y: 31.2 }])
      post({ id: 1, x: 0, y: 0 }, window)
      post({ id: 2, x: 0, y: 0 })
      post("<img src=x onerror=alert(1)>")
      yield* settled
      expect(conversion.pollUnsafe()).toBeUndefined()
      post({ id: 1, x: 121.41, y: 31.21 })
      expect(yield* Fiber.join(conversion)).toEqual(Option.some({ latitude: 31.21, longitude: 121.41 }))
      expect(yield* convert({ latitude: 31.2, longitude: 121.4 })).toEqual(
        Option.some({ latitude: 31.21, longitude: 121.41 }),
      )
      for (const hostile of [{ x: Number.NaN, y: 1 }, { x: 1, y: 91 }, { x: "1", y: 1 }, {}]) {
        const latitude = 30 + requests.length
        const next = yield* Effect.forkChild(convert({ latitude, longitude: 120 }))
        yield* settled
        post({ id: requests.length, ...hostile })
        expect(yield* Fiber.join(next)).toEqual(Option.none())
      }
      frame.remove()
    }),
  )

  itEffect("S8: has no result when the frame is silent for 10 s", () =>
    Effect.gen(function* () {
      pageWithFrame()
      const conversion = yield* Effect.forkChild(
        coordinateFrame("https://shop.example/maps/coordinates")({ latitude: 31, longitude: 121 }),
      )
      yield* TestClock.adjust("10 seconds")
      expect(yield* Fiber.join(conversion)).toEqual(Option.none())
    }),
  )
})
