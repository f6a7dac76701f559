import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { describe, expect, it } from "vitest"
import type { GeocodeRequest } from "../../../domain/location/Geocoding.ts"
import { gazetteerGeocoding } from "../../../adapters/node/gazetteer/GazetteerGeocoding.ts"

const { geocode } = gazetteerGeocoding()
const find = async (request: GeocodeRequest) => Option.getOrUndefined(await Effect.runPromise(geocode(request)))
const near = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 0),
  longitude: expect.closeTo(longitude, 0),
})

describe("the gazetteer", () => {
  it.each([
    ["ES", "Madrid", 40.4, -3.7],
    ["ES", "a coruña", 43.4, -8.4],
    ["ES", "Calle de la Aguja 3, 41010 Sevilla", 37.4, -6],
    ["DE", "München", 48.1, 11.6],
    ["DE", "munich", 48.1, 11.6],
    ["FR", "12 rue du Fil, 13001 Marseille", 43.3, 5.4],
    ["JP", "東京", 35.7, 139.7],
    ["JP", "Osaka", 34.7, 135.5],
    ["CN", "上海", 31.2, 121.5],
    ["KR", "부산", 35.2, 129.1],
    ["IL", "חיפה", 32.8, 35],
    ["SA", "الرياض", 24.7, 46.7],
    ["KW", "السالمية", 29.3, 48.1],
    ["PL", "Kraków", 50.1, 19.9],
    ["US", "San Francisco", 37.8, -122.4],
    ["US", "10013", 40.7, -74],
    ["US", "94108-1234", 37.8, -122.4],
    ["ES", "28001", 40.4, -3.7],
    ["FR", "69004", 45.8, 4.8],
  ])("finds in %s the town of %s", async (countryCode, address, latitude, longitude) => {
    expect(await find({ address, countryCode })).toMatchObject({ countryCode, point: near(latitude, longitude) })
  })

  it("names the place as the customer wrote it", async () => {
    expect(await find({ address: "Nueva York", countryCode: "US" })).toMatchObject({
      name: "Nueva York",
      city: "New York City",
      stateCode: "NY",
    })
  })

  it("takes the town of the requested area when several have the name", async () => {
    const inArea = async (administrativeArea: string) =>
      (await find({ address: "Springfield", countryCode: "US", administrativeArea }))?.point
    expect(await inArea("IL")).toEqual(near(39.8, -89.6))
    expect(await inArea("Massachusetts")).toEqual(near(42.1, -72.6))
    expect(await inArea("HI")).toBeUndefined()
  })

  it("F152 finds the Canary Islands in Spain and under their own country", async () => {
    const point = near(28.1, -15.4)
    const place = { countryCode: "IC", stateCode: "GC", point }
    expect(await find({ address: "Las Palmas de Gran Canaria", countryCode: "ES" })).toMatchObject(place)
    expect(await find({ address: "Las Palmas de Gran Canaria", countryCode: "IC" })).toMatchObject(place)
    expect(await find({ address: "35001", countryCode: "ES" })).toMatchObject(place)
    expect(await find({ address: "Madrid", countryCode: "IC" })).toBeUndefined()
    expect(await find({ point: { latitude: 28.12, longitude: -15.43 }, countryCode: "IC" })).toMatchObject({
      countryCode: "IC",
      city: "Las Palmas de Gran Canaria",
    })
  })

  it("F152 finds nothing for words that are no town, other countries and invalid positions", async () => {
    for (const address of [
      "",
      "  ",
      "12345678",
      "qwxyz",
      "🧵",
      "%_\\",
      "a",
      "Madrid".repeat(200),
      `Madrid${", x".repeat(200)}`,
    ])
      expect(await find({ address, countryCode: "ES" })).toBeUndefined()
    expect(await find({ address: "Madrid", countryCode: "XX" })).toBeUndefined()
    expect(await find({ address: "東京", countryCode: "ES" })).toBeUndefined()
    for (const [latitude, longitude] of [
      [Number.NaN, 0],
      [91, 0],
      [0, 181],
      // Madrid, once around the earth.
      [40.4168, 356.2962],
      [0, -30],
    ] as const)
      expect(await find({ point: { latitude, longitude }, countryCode: "ES" })).toBeUndefined()
  })

  it("F152 finds the town of a position, in the requested country and never across a border", async () => {
    const tui = { latitude: 42.047, longitude: -8.645 }
    expect((await find({ point: tui, countryCode: "ES" }))?.city).toBe("Tui")
    expect((await find({ point: tui, countryCode: "PT" }))?.countryCode).toBe("PT")
    expect(await find({ point: tui })).toBeUndefined()
    expect((await find({ point: { latitude: 40.42, longitude: -3.7 } }))?.countryCode).toBe("ES")
  })

  it.each([
    ["missing", () => Promise.reject(new Error("there is no such file"))],
    ["damaged", () => Promise.resolve({ ZZ: "bm8gYnJvdGxp" })],
  ])("F152 has no result when its file is %s", async (_, texts) => {
    const search = gazetteerGeocoding(texts).geocode({ address: "Madrid", countryCode: "ZZ" })
    expect(await Effect.runPromise(search)).toEqual(Option.none())
  })
})
