import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { toGeoPoint } from "../../domain/location/GeoPoint.ts"
import { storeFiltersFrom } from "../../domain/location/storeFilters.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { PhysicalStoreGateway } from "./PhysicalStoreGateway.ts"
import type { StoreListPage, StoreLocatorPage } from "./StorePages.ts"
import { areasOf, storePlaces } from "./storePlaces.ts"
import { toStoreResult, storesNear } from "./storesNear.ts"

/** Longest searched words (S9). */
const MAX_WORDS = 128
/** Decimals of a position in an address: a ten-thousandth of a degree is about 10 m. */
const COORDINATE = /^-?\d{1,3}(?:\.\d{1,8})?$/

/**
 * Loads the store locator for the parameters `place`, `lat` and `lng`, `services`, `open` and `area`; unreadable ones
 * are ignored (R20), such as a latitude of 91° (F152). Fails with `BackendError`.
 */
export const loadStoreLocator = Effect.fn("location.loadStoreLocator")(function* (
  parameters: PageAddress["parameters"],
) {
  const { place = "", lat = "", lng = "" } = parameters
  const search = [...place.trim()].slice(0, MAX_WORDS).join("")
  const filters = storeFiltersFrom(parameters)
  const point = COORDINATE.test(lat) && COORDINATE.test(lng) ? toGeoPoint(Number(lat), Number(lng)) : undefined
  const [found, areas] = yield* Effect.all(
    [storesNear({ ...filters, place: search, ...(point === undefined ? {} : { point }) }), storePlaces()],
    { concurrency: 2 },
  ).pipe(Effect.catchTag("PlaceSearchRefused", Effect.die))
  return { ...found, search, filters, areas } satisfies StoreLocatorPage
})

/** Loads the list of a country's stores; none when it has no store. Fails with `BackendError`. */
export const loadCountryStores = Effect.fn("location.loadCountryStores")(function* (requested: string) {
  const countryCode = requested.toUpperCase()
  const { language } = yield* StoreScope
  const stores = yield* (yield* PhysicalStoreGateway).listPhysicalStoresByCountry(countryCode)
  const [first] = stores
  if (first === undefined) return Option.none<StoreListPage>()
  const moment = yield* Clock.currentTimeMillis
  const name = first.countryName ?? countryCode
  const list: StoreListPage = {
    kind: "country",
    name,
    countryCode,
    countryName: name,
    stores: stores.map((store) => toStoreResult(store, moment)),
    areas: areasOf(stores, language.code),
  }
  return Option.some(list)
})

/** Loads the list of a city's stores; none when it has no store. Fails with `BackendError`. */
export const loadCityStores = Effect.fn("location.loadCityStores")(function* (cityId: string) {
  const { language } = yield* StoreScope
  const stores = yield* (yield* PhysicalStoreGateway).listPhysicalStoresByCity({ cityId })
  const [first] = stores
  if (first === undefined) return Option.none<StoreListPage>()
  const moment = yield* Clock.currentTimeMillis
  const list: StoreListPage = {
    kind: "city",
    name: first.city,
    countryCode: first.countryCode,
    countryName: first.countryName ?? first.countryCode,
    stores: stores.map((store) => toStoreResult(store, moment)),
    areas: areasOf(stores, language.code),
    center: first.point,
  }
  return Option.some(list)
})

/**
 * Loads the list of a grouping's stores in the store's country, such as its flagships; none for an unknown grouping.
 * Fails with `BackendError`.
 */
export const loadStoreGrouping = Effect.fn("location.loadStoreGrouping")(function* (groupingId: string) {
  const { store, language } = yield* StoreScope
  const gateway = yield* PhysicalStoreGateway
  const found = yield* gateway.getStoreGrouping(groupingId, store.countryCode).pipe(
    Effect.asSome,
    Effect.catchReason("BackendError", "NotFound", () => Effect.succeedNone),
  )
  if (Option.isNone(found)) return Option.none<StoreListPage>()
  const { name, physicalStores } = found.value
  const moment = yield* Clock.currentTimeMillis
  const list: StoreListPage = {
    kind: "grouping",
    name,
    stores: physicalStores.map((one) => toStoreResult(one, moment)),
    areas: areasOf(physicalStores, language.code),
  }
  return Option.some(list)
})
