import { openingHours } from "../places/OpeningHours.ts"
import { searchIndex } from "../catalog/search/searchText.ts"
import { citiesOf } from "../world/cities/citiesOf.ts"
import { placeVocabularies, type PlaceVocabulary } from "../world/cities/placeVocabularies.ts"
import type { WorldCity, WorldDistrict } from "../world/cities/WorldCity.ts"
import { hash } from "../world/hash.ts"
import { pick } from "../world/pick.ts"
import type { Localized } from "../world/World.ts"

const STORES_PER_CITY = 2
/** Physical stores of a country: 200 of all. The largest cities have those beyond two per city. */
const STORES_OF_COUNTRY: Readonly<Record<string, number>> = {
  ES: 24,
  US: 28,
  JP: 20,
  SA: 18,
  FR: 15,
  DE: 15,
  IT: 14,
  PT: 13,
  PL: 11,
  KR: 11,
  IL: 10,
  CN: 13,
  KW: 8,
}
const DROP_POINTS_PER_CITY = 3
/** Partners' shops and lockers of a city beyond the first: 25 places per city, 2,000 of all countries. */
const MORE_DROP_POINTS_PER_CITY = 17
const MORE_LOCKERS_PER_CITY = 4
/** Maximum distance of places from the centre of their city, in degrees. */
const MAX_OFFSET_DEGREES = 0.03
const ALWAYS = ["00:00-24:00", "00:00-24:00", "00:00-24:00", "00:00-24:00", "00:00-24:00", "00:00-24:00", "00:00-24:00"]
/** Every seventh drop point is closed. */
const CLOSED_ONE_IN = 7

/** A country store and its local language. */
export interface PlaceSeedContext {
  readonly storeId: string
  /** A store for companies has two physical stores per city and the first drop points only. */
  readonly isForBusiness?: boolean
  readonly countryCode: string
  readonly languageCode: string
}

/** Returns the demo places of a country store; deterministic. */
export const placeRows = (shop: PlaceSeedContext) => {
  const vocabulary = placeVocabularies(shop.countryCode)
  const cities = citiesOf(shop.countryCode)
  const rows = cities.map((city, at) =>
    placesOfCity(shop, vocabulary, city, { position: at + 1, cities: cities.length }),
  )
  return {
    cities: rows.map(({ city }) => city),
    districts: rows.flatMap(({ districts }) => districts),
    stores: rows.flatMap(({ stores }) => stores),
    dropPoints: rows.flatMap(({ dropPoints }) => dropPoints),
  }
}

interface CityPosition {
  /** From 1, the largest city first. */
  readonly position: number
  /** Number of cities of the country. */
  readonly cities: number
}

/** Returns the numbers of the stores of a city within its country: two, and its share of those beyond. */
const storeSerials = (shop: PlaceSeedContext, { position, cities }: CityPosition): readonly number[] => {
  const first = (position - 1) * STORES_PER_CITY + 1
  const total = shop.isForBusiness === true ? 0 : (STORES_OF_COUNTRY[shop.countryCode] ?? 0)
  const more = numbers(Math.max(0, total - cities * STORES_PER_CITY)).filter((at) => at % cities === position - 1)
  return [first, first + 1, ...more.map((at) => cities * STORES_PER_CITY + at + 1)]
}

/** Returns the numbers of the drop points of a city within its country, and which are lockers. */
const dropPointSerials = (shop: PlaceSeedContext, { position, cities }: CityPosition) => {
  const perCity = DROP_POINTS_PER_CITY + 1
  const first = numbers(perCity).map((at) => ({
    at,
    serial: (position - 1) * perCity + at + 1,
    isLocker: at === DROP_POINTS_PER_CITY,
  }))
  if (shop.isForBusiness === true) return first
  const morePerCity = MORE_DROP_POINTS_PER_CITY + MORE_LOCKERS_PER_CITY
  const more = numbers(morePerCity).map((at) => ({
    at: perCity + at,
    serial: cities * perCity + (position - 1) * morePerCity + at + 1,
    isLocker: at >= MORE_DROP_POINTS_PER_CITY,
  }))
  return [...first, ...more]
}

const placesOfCity = (
  shop: PlaceSeedContext,
  vocabulary: PlaceVocabulary,
  city: WorldCity,
  cityPosition: CityPosition,
) => {
  const { position } = cityPosition
  const cityId = `${shop.storeId}${two(position)}`
  const districtIndex = (at: number) => {
    const number = at % city.districts.length
    const district = city.districts[number] ?? city.districts[0]
    return { district, districtId: `${cityId}${two(number + 1)}` }
  }
  /** Columns of every place, from its kind and its number within the city. */
  const place = (kind: string, at: number, nameOf: (district: WorldDistrict, streetName: string) => string) => {
    const { district, districtId } = districtIndex(at)
    const chance = hash(shop.storeId, cityId, kind, at)
    const streetName = pick(vocabulary.streets, chance)
    const street = vocabulary.line(streetName, 1 + ((chance >>> 4) % 90))
    const name = nameOf(district, streetName)
    return {
      chance,
      store_id: shop.storeId,
      city_id: cityId,
      district_id: districtId,
      name,
      street,
      zip_code: district.zipCode,
      country_code: shop.countryCode,
      lat: near(city.lat, chance & 0xffff),
      lng: near(city.lng, chance >>> 16),
      search_text: searchIndex(
        [name, street, district.zipCode, ...allOf(district.name), ...allOf(city.name), ...allOf(city.stateName)].join(
          " ",
        ),
      ),
    }
  }
  const sign = (text: Localized) => new Map(Object.entries(text)).get(shop.languageCode) ?? text.en
  const stores = storeSerials(shop, cityPosition).map((serial, at) => {
    const isOnlyInDistrict = at < city.districts.length
    const { chance, ...common } = place(
      "store",
      at,
      (district, streetName) => `Selvedge ${sign(city.name)} ${isOnlyInDistrict ? sign(district.name) : streetName}`,
    )
    return {
      ...common,
      physical_store_id: `${shop.storeId}1${two(serial)}`,
      grouping_id: groupingOf(at, position),
      phone: vocabulary.phone(two(serial)),
      opening_hours: JSON.stringify(openingHours(city.timeZone, pick(vocabulary.hours, chance >>> 8))),
      services: servicesOf(at, chance).join(","),
    }
  })
  const dropPoints = dropPointSerials(shop, cityPosition).map(({ at, serial, isLocker }) => {
    const { chance, ...common } = place(isLocker ? "packstation" : "droppoint", at, () =>
      isLocker ? `${vocabulary.locker} ${100 + serial}` : pick(vocabulary.shops, serial),
    )
    return {
      ...common,
      droppoint_id: `${shop.countryCode}${String(serial).padStart(4, "0")}`,
      kind: isLocker ? "packstation" : "droppoint",
      courier_id: String(1 + (chance % 2)),
      opening_hours: JSON.stringify(
        openingHours(city.timeZone, isLocker ? ALWAYS : pick(vocabulary.hours, chance >>> 8)),
      ),
      is_open: isLocker || serial % CLOSED_ONE_IN !== 0,
    }
  })
  return {
    city: {
      store_id: shop.storeId,
      city_id: cityId,
      position,
      country_code: shop.countryCode,
      state_code: city.stateCode,
      names: JSON.stringify(city.name),
      state_names: JSON.stringify(city.stateName),
      lat: city.lat,
      lng: city.lng,
    },
    districts: city.districts.map((district, at) => ({
      store_id: shop.storeId,
      district_id: districtIndex(at).districtId,
      city_id: cityId,
      position: at + 1,
      zip_code: district.zipCode,
      names: JSON.stringify(district.name),
    })),
    stores,
    dropPoints,
  }
}

/** The first store of the two largest cities is a flagship, the second of every fourth city an outlet. */
const groupingOf = (at: number, position: number): string => {
  if (at === 0) return position <= 2 ? "1" : "2"
  return position % 4 === 0 ? "3" : "2"
}

const servicesOf = (at: number, chance: number): readonly string[] => [
  "booking",
  "pickup",
  ...(chance % 5 === 0 ? [] : ["returns"]),
  ...(at === 0 ? ["tailoring"] : []),
]

const near = (degrees: number, chance: number): number =>
  Number((degrees + (((chance % 2001) - 1000) / 1000) * MAX_OFFSET_DEGREES).toFixed(5))
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const two = (number: number): string => String(number).padStart(2, "0")
const allOf = (text: Localized): readonly string[] => Object.values(text)
