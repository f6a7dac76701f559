import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { statesOf } from "../world/statesOf.ts"
import { countries } from "./countries.ts"
import { otherTowns } from "./otherTowns.ts"
import { isNamed, textIn } from "./textIn.ts"
import type { Localized } from "../world/World.ts"

export const geographyOperations = ({ stores, storage: { db } }: SandboxServices): readonly Operation[] => {
  const readDistricts = (storeId: string) =>
    db
      .selectFrom("district")
      .innerJoin("city", (join) =>
        join.onRef("city.store_id", "=", "district.store_id").onRef("city.city_id", "=", "district.city_id"),
      )
      .select([
        "district.district_id",
        "district.zip_code",
        "district.names",
        "city.city_id",
        "city.names as city_names",
        "city.state_code",
        "city.state_names",
        "city.country_code",
      ])
      .where("district.store_id", "=", storeId)
      .orderBy("city.position")
      .orderBy("district.position")
  return [
    operation(
      "listCountries",
      async ({ path, query }) => {
        const store = await stores.require(path.storeId)
        const { code: languageCode } = store.language(query.languageId)
        const brand = (await stores.all()).filter(({ brandId }) => brandId === store.brandId).map(({ id }) => id)
        const rows = await db
          .selectFrom("physical_store")
          .select("country_code")
          .distinct()
          .where("store_id", "in", brand)
          .execute()
        const countriesWithStores = new Set(rows.map(({ country_code }) => country_code))
        return {
          status: 200,
          body: {
            countries: countries(languageCode).map((country) => ({
              ...country,
              hasPhysicalStores: countriesWithStores.has(country.code),
            })),
          },
        }
      },
      "catalogue",
    ),
    operation(
      "listCities",
      async ({ path, query }) => {
        const store = await stores.require(path.storeId)
        const { code } = store.language(query.languageId)
        const rows = await db
          .selectFrom("city")
          .selectAll()
          .where("store_id", "=", store.id)
          .orderBy("position")
          .execute()
        const wanted = stateCodeIn(path.stateCode, store)
        const cities = rows
          .filter((row) => row.state_code === wanted)
          .map((row) => ({
            id: row.city_id,
            name: textIn(row.names, code),
            stateCode: row.state_code,
            stateName: textIn(row.state_names, code),
            countryCode: row.country_code,
            latitude: row.lat,
            longitude: row.lng,
          }))
        const others = otherTowns(store, rows, wanted)
          .filter(({ known }) => known === undefined)
          .map(({ id, name, stateCode, stateNames }) => ({
            id,
            name,
            stateCode,
            stateName: textOf(stateNames, code),
            countryCode: store.countryCode,
          }))
        return { status: 200, body: { cities: [...cities, ...others] } }
      },
      "catalogue",
    ),
    operation(
      "listDistricts",
      async ({ path, query }) => {
        const store = await stores.require(path.storeId)
        const { code } = store.language(query.languageId)
        const state = query.stateCode === undefined ? undefined : stateCodeIn(query.stateCode, store)
        const rows = await readDistricts(store.id).execute()
        const districts = rows
          .filter((row) => query.cityId === undefined || row.city_id === query.cityId)
          .filter((row) => state === undefined || row.state_code === state)
          .map((row) => ({
            id: row.district_id,
            name: textIn(row.names, code),
            cityId: row.city_id,
            city: textIn(row.city_names, code),
            stateCode: row.state_code,
            stateName: textIn(row.state_names, code),
            zipCode: row.zip_code,
          }))
        if (state === undefined && query.cityId === undefined) {
          return {
            status: 200,
            body: {
              districts,
              states: statesOf(store.countryCode).map(({ code: stateCode, names }) => ({
                code: stateCode,
                name: textOf(names, code),
              })),
            },
          }
        }
        const others = otherTowns(
          store,
          rows.map((row) => ({ ...row, names: row.city_names })),
          state,
        )
          .filter(({ id }) => query.cityId === undefined || id === query.cityId)
          .flatMap(({ id: cityId, name, known, stateCode, stateNames, districts: own }) => {
            const city = known === undefined ? name : textIn(known.names, code)
            const isKnown = (district: string) =>
              rows.some((row) => row.city_id === cityId && isNamed(row.names, district))
            return own
              .filter((district) => !isKnown(district.name))
              .map((district) => ({ ...district, cityId, city, stateCode, stateName: textOf(stateNames, code) }))
          })
        return { status: 200, body: { districts: [...districts, ...others] } }
      },
      "catalogue",
    ),
    operation(
      "listDropPointColonies",
      async ({ path, query }) => {
        const store = await stores.require(path.storeId)
        const { code } = store.language(query.languageId)
        const { stateName, municipalityName } = query
        const countryCode = query.countryCode?.toUpperCase()
        const points = await db
          .selectFrom("drop_point")
          .select(["district_id", (builder) => builder.fn.countAll<number>().as("points")])
          .where("store_id", "=", store.id)
          .groupBy("district_id")
          .execute()
        const pointsOf = new Map(points.map(({ district_id, points: count }) => [district_id, Number(count)]))
        const colonies = (await readDistricts(store.id).execute())
          .filter((row) => countryCode === undefined || row.country_code === countryCode)
          .filter((row) => stateName === undefined || isNamed(row.state_names, stateName))
          .filter((row) => municipalityName === undefined || isNamed(row.city_names, municipalityName))
          .flatMap((row) => {
            const dropPoints = pointsOf.get(row.district_id)
            if (dropPoints === undefined) return []
            return [
              {
                name: textIn(row.names, code),
                zipCode: row.zip_code,
                municipalityName: textIn(row.city_names, code),
                stateName: textIn(row.state_names, code),
                countryCode: row.country_code,
                dropPoints,
              },
            ]
          })
        return { status: 200, body: { colonies } }
      },
      "catalogue",
    ),
  ]
}

/** Returns a stored state code for one with or without the country prefix. */
const stateCodeIn = (requested: string, { countryCode }: { readonly countryCode: string }): string =>
  requested.toUpperCase().replace(`${countryCode}-`, "")

const textOf = (names: Localized, languageCode: string): string =>
  new Map(Object.entries(names)).get(languageCode) ?? names.en
