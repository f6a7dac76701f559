import * as Effect from "effect/Effect"
import type { Country } from "../../domain/location/Geography.ts"
import type { PhysicalStore } from "../../domain/location/PhysicalStore.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { GeographyGateway } from "./GeographyGateway.ts"
import { PhysicalStoreGateway } from "./PhysicalStoreGateway.ts"

/** A city with its number of physical stores. */
export interface StoreCity {
  readonly id: string
  readonly name: string
  readonly stores: number
}

/** A state or province with its cities that have physical stores. */
export interface StoreArea {
  readonly stateCode: string
  readonly stateName: string
  readonly cities: readonly StoreCity[]
}

/** Returns the countries with physical stores of the brand, in alphabetical order. Fails with `BackendError`. */
export const storeCountries = Effect.fn("location.storeCountries")(function* () {
  const countries = yield* (yield* GeographyGateway).listCountries
  return countries.filter(({ hasPhysicalStores }): boolean => hasPhysicalStores) satisfies readonly Country[]
})

/**
 * Returns the areas and cities of a country with physical stores: in alphabetical order of the language. The store's
 * own country when none is given. Fails with `BackendError`.
 */
export const storePlaces = Effect.fn("location.storePlaces")(function* (countryCode?: string) {
  const { store, language } = yield* StoreScope
  const stores = yield* (yield* PhysicalStoreGateway).listPhysicalStoresByCountry(countryCode ?? store.countryCode)
  return areasOf(stores, language.code)
})

/** Returns the areas and cities of stores, in alphabetical order of a language. */
export function areasOf(stores: readonly PhysicalStore[], languageCode: string): readonly StoreArea[] {
  const { compare } = new Intl.Collator(languageCode)
  const byArea = new Map<string, { readonly stateName: string; readonly cities: Map<string, StoreCity> }>()
  for (const { stateCode, stateName = stateCode, cityId, city } of stores) {
    const area = byArea.get(stateCode) ?? { stateName, cities: new Map<string, StoreCity>() }
    byArea.set(stateCode, area)
    area.cities.set(cityId, { id: cityId, name: city, stores: (area.cities.get(cityId)?.stores ?? 0) + 1 })
  }
  return [...byArea]
    .map(([stateCode, { stateName, cities }]) => ({
      stateCode,
      stateName,
      cities: [...cities.values()].sort((one, other) => compare(one.name, other.name)),
    }))
    .sort((one, other) => compare(one.stateName, other.stateName))
}
