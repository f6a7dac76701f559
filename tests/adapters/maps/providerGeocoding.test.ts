// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { afterEach, describe, expect, it } from "vitest"
import { MapUnavailable } from "../../../application/location/MapPort.ts"
import { chinaGeocoding } from "../../../adapters/maps/china/chinaGeocoding.ts"
import { baiduLibrary } from "../../../adapters/maps/china/BaiduLibrary.ts"
import { googleGeocoding } from "../../../adapters/maps/global/googleGeocoding.ts"

const scripts = { geocode: (): unknown => undefined }

/** The library of the global provider with a geocoder that answers as `scripts` says. */
const offerGoogle = () => {
  class Geocoder {
    async geocode() {
      return scripts.geocode()
    }
  }
  Reflect.set(globalThis, "google", { maps: { importLibrary: async () => ({ Geocoder }) } })
}

const result = (country: string, lat: number, lng: number, zipCode = "28013", province = "M") => ({
  formatted_address: `${zipCode} ${country}`,
  geometry: { location: { lat: () => lat, lng: () => lng } },
  address_components: [
    { long_name: country, short_name: country, types: ["country"] },
    { long_name: province, short_name: province, types: ["administrative_area_level_2"] },
    { long_name: zipCode, short_name: zipCode, types: ["postal_code"] },
  ],
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, "google")
  Reflect.deleteProperty(window, "BMap")
})

describe("F152 geocoding by the global provider", () => {
  it("is the first valid result in the country, and nothing after any failure", async () => {
    offerGoogle()
    const { geocode } = googleGeocoding({ load: Effect.void }, "es")
    const find = async (answer: () => unknown) => {
      scripts.geocode = answer
      const found = await Effect.runPromise(geocode({ address: "Calle Mayor 1", countryCode: "ES" }))
      return Option.getOrUndefined(Option.map(found, ({ countryCode, point }) => [countryCode, point.latitude]))
    }
    const elsewhere = Array.from({ length: 1_000 }, () => result("PT", 38, -9))
    expect(await find(() => ({ results: [...elsewhere, result("ES", 40.4, -3.7)] }))).toEqual(["ES", 40.4])
    const invalid = [result("ES", Number.NaN, -3), result("ES", 91, -3), result("ES", 40, 181)]
    expect(await find(() => ({ results: [...invalid, result("ES", 28.1, -15.4, "35002", "GC")] }))).toEqual([
      "IC",
      28.1,
    ])
    for (const results of [[], elsewhere, invalid]) expect(await find(() => ({ results }))).toBeUndefined()
    const failing = () => Promise.reject(Object.assign(new Error("ZERO_RESULTS"), { code: "ZERO_RESULTS" }))
    for (const answer of [failing, () => undefined, () => ({ results: [{}] })])
      expect(await find(answer)).toBeUndefined()
    const unavailable = Effect.fail(new MapUnavailable({ reason: "network" }))
    const unloaded = googleGeocoding({ load: unavailable }, "es").geocode({ address: "Madrid" })
    expect(await Effect.runPromise(unloaded)).toEqual(Option.none())
  })
})

describe("F152 geocoding by the Chinese provider", () => {
  type FoundPoint = { readonly lng: number; readonly lat: number } | null

  /** A library whose geocoder calls back with these values; a function may throw. */
  const find = async (point: () => FoundPoint, address: () => unknown, inverse = false) => {
    class Geocoder {
      getPoint(_: string, done: (found: FoundPoint) => void) {
        done(point())
      }
      getLocation(_: FoundPoint, done: (found: unknown) => void) {
        done(address())
      }
    }
    class Point {
      readonly lng: number
      readonly lat: number
      constructor(lng: number, lat: number) {
        this.lng = lng
        this.lat = lat
      }
    }
    const construct = function () {}
    const others = { Map: construct, Size: construct, Icon: construct, Marker: construct, InfoWindow: construct }
    Reflect.set(window, "BMap", { ...others, Point, Geocoder })
    const library = baiduLibrary(window)
    if (library === undefined) throw new Error("The library of the test is incomplete.")
    const { geocode } = chinaGeocoding({ classes: Effect.succeed(library) })
    const request = inverse ? { point: { latitude: 31.2, longitude: 121.5 } } : { address: "上海" }
    return Option.getOrUndefined(await Effect.runPromise(geocode({ ...request, countryCode: "CN" })))
  }
  const shanghai = { lng: 121.5, lat: 31.2 }
  const address = { address: "上海市", addressComponents: { province: "上海市", city: "上海市" } }

  it("is a place with its city, without one where the city is unknown, and nothing after any failure", async () => {
    expect(
      await find(
        () => shanghai,
        () => address,
      ),
    ).toMatchObject({ countryCode: "CN", city: "上海市" })
    expect(
      await find(
        () => shanghai,
        () => null,
      ),
    ).toEqual({
      countryCode: "CN",
      name: "上海",
      point: { latitude: 31.2, longitude: 121.5 },
    })
    expect(
      await find(
        () => null,
        () => address,
        true,
      ),
    ).toMatchObject({ name: "上海市" })
    const fail = (): never => {
      throw new Error("broken library")
    }
    const found = [
      await find(
        () => null,
        () => address,
      ),
      await find(
        () => null,
        () => null,
        true,
      ),
      await find(
        () => ({ lng: 121, lat: 91 }),
        () => address,
      ),
      await find(
        () => ({ lng: Number.NaN, lat: 31 }),
        () => address,
      ),
      await find(fail, () => address),
      await find(() => shanghai, fail),
    ]
    expect(found).toEqual(Array.from({ length: 6 }, () => undefined))
    const unavailable = Effect.fail(new MapUnavailable({ reason: "keyRejected" }))
    const unloaded = chinaGeocoding({ classes: unavailable }).geocode({ address: "上海" })
    expect(await Effect.runPromise(unloaded)).toEqual(Option.none())
  })
})
