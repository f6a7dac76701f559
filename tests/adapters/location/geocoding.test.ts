import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { gazetteerGeocoding } from "../../../adapters/node/gazetteer/GazetteerGeocoding.ts"
import type { GeocodedPlace, GeocodeRequest } from "../../../domain/location/Geocoding.ts"
import { providerCountry } from "../../../domain/location/Geocoding.ts"
import { metresBetween, toGeoPoint } from "../../../domain/location/GeoPoint.ts"
import { citiesOf } from "../../../contracts/sandbox/world/cities/citiesOf.ts"
import { placeRows } from "../../../contracts/sandbox/seed/placeRows.ts"
import { stores } from "../../../contracts/sandbox/world/stores.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { sharedJson } from "../../support/sharedData.ts"

const { geocode } = gazetteerGeocoding()
const find = async (request: GeocodeRequest) => Option.getOrUndefined(await Effect.runPromise(geocode(request)))
/** A town's centre may be this far from an address in its municipality. */
const MAX_AWAY_METRES = 45_000

interface Entry {
  readonly address: string
  readonly country: string
  readonly point?: { readonly latitude: number; readonly longitude: number }
}

/** Returns the results of entries, and those that are wrong: outside of the country, or far from the real position. */
async function resolve(entries: readonly Entry[]) {
  let found = 0
  const wrong: (Entry & { readonly place: GeocodedPlace })[] = []
  for (const entry of entries) {
    const place = await find({ address: entry.address, countryCode: entry.country })
    if (place === undefined) continue
    found += 1
    const isValid = toGeoPoint(place.point.latitude, place.point.longitude) !== undefined
    const isInCountry = providerCountry(place.countryCode) === entry.country.toUpperCase()
    const isNear = entry.point === undefined || metresBetween(entry.point, place.point) < MAX_AWAY_METRES
    if (!isValid || !isInCountry || !isNear) wrong.push({ ...entry, place })
  }
  return { found, wrong }
}

const demoEntries: readonly Entry[] = stores.flatMap(({ id, countryCode, languages }) => {
  const { stores: shops } = placeRows({ storeId: id, countryCode, languageCode: languages[0]?.code ?? "en" })
  const cities = citiesOf(countryCode)
  return [
    ...cities.flatMap(({ name, lat, lng }) =>
      [...new Set(Object.values(name))].map((address) => ({
        address,
        country: countryCode,
        point: { latitude: lat, longitude: lng },
      })),
    ),
    ...shops.flatMap(({ city_id, street, zip_code, lat, lng }) => {
      const city = cities[Number(city_id.slice(-2)) - 1]
      return city === undefined
        ? []
        : [
            {
              address: `${street}, ${zip_code} ${city.name.en}`,
              country: countryCode,
              point: { latitude: lat, longitude: lng },
            },
          ]
    }),
  ]
})

const Shops = Schema.Struct({
  features: Schema.Array(
    Schema.Struct({
      geometry: Schema.Struct({ coordinates: Schema.Array(Schema.Number) }),
      properties: Schema.Record(Schema.String, Schema.Unknown),
    }),
  ),
})
const TestCases = Schema.Record(
  Schema.String,
  Schema.Array(
    Schema.Struct({ expected: Schema.Array(Schema.String), components: Schema.Record(Schema.String, Schema.Unknown) }),
  ),
)
const Lines = Schema.Record(
  Schema.String,
  Schema.Struct({ parse: Schema.optionalKey(Schema.Array(Schema.Struct({ input: Schema.String }))) }),
)

const shops = sharedJson("osm-fashion-shops/shops.geojson", Shops, { features: [] }).features.map(
  ({ geometry: { coordinates }, properties }) => {
    const text = (name: string) => (typeof properties[name] === "string" ? properties[name] : "")
    const [longitude = Number.NaN, latitude = Number.NaN] = coordinates
    return {
      address: [text("addr:street"), text("addr:housenumber"), text("addr:postcode"), text("addr:city")].join(" "),
      country: text("country"),
      point: { latitude, longitude },
    }
  },
)

describe("F152 geocoding without a provider", () => {
  it("finds the demo cities in their languages and the addresses of the demo stores, near their position", async () => {
    const { found, wrong } = await resolve(demoEntries)
    expect(wrong).toEqual([])
    expect(found / demoEntries.length).toBeGreaterThan(0.9)
  })

  it.each(["Rue de Crussol 10", "Rue de Crussol", "Via del Corso 1"])(
    "takes no town from the street of %s",
    async (address) => {
      expect(await find({ address, countryCode: "FR" })).toBeUndefined()
    },
  )

  it("finds real shops near their position, or nothing", async () => {
    const { found, wrong } = await resolve(shops)
    process.stdout.write(`geocoding: ${found} of ${shops.length} real shops by address\n`)
    expect(wrong).toEqual([])
  })

  it("finds the country of the position of real shops, or nothing near a border", async () => {
    const wrong: unknown[] = []
    let found = 0
    for (const { country, point } of shops) {
      const place = await find({ point })
      if (place === undefined) continue
      found += 1
      if (place.countryCode !== country) wrong.push({ country, point, place })
    }
    process.stdout.write(`geocoding: ${found} of ${shops.length} real shops by position\n`)
    expect(wrong).toEqual([])
  })

  it("finds addresses of many countries in their country, or nothing", async () => {
    const cases = Object.entries(sharedJson("address-testcases-json/testcases.json", TestCases, {})).flatMap(
      ([country, listed]) =>
        listed.map(({ expected, components }) => ({
          address: expected.join(", "),
          country: typeof components["country_code"] === "string" ? components["country_code"] : country,
        })),
    )
    const lines = Object.entries(sharedJson("address-lines-json/addresses.json", Lines, {})).flatMap(
      ([country, { parse = [] }]) => parse.map(({ input }) => ({ address: input, country })),
    )
    const entries = [...cases, ...lines].filter(({ country }) => /^[A-Za-z]{2}$/.test(country))
    const { found, wrong } = await resolve(entries)
    process.stdout.write(`geocoding: ${found} of ${entries.length} addresses\n`)
    expect(wrong).toEqual([])
  })

  it("resolves every text and every position to a place in the requested country, or to nothing", async () => {
    const country = fc.constantFrom("ES", "IC", "US", "JP", "KW")
    const check = (place: GeocodedPlace | undefined, code: string) => {
      const isRight =
        place === undefined ||
        (providerCountry(place.countryCode) === providerCountry(code) &&
          toGeoPoint(place.point.latitude, place.point.longitude) !== undefined)
      expect([place, isRight]).toEqual([place, true])
    }
    for (const address of HOSTILE_TEXTS) check(await find({ address, countryCode: "ES" }), "ES")
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), country, async (address, code) =>
        check(await find({ address, countryCode: code }), code),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.double(), fc.double(), country, async (latitude, longitude, code) =>
        check(await find({ point: { latitude, longitude }, countryCode: code }), code),
      ),
    )
  })
})
