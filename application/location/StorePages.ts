import type { GeoPoint } from "../../domain/location/GeoPoint.ts"
import type { DayHours } from "../../domain/location/OpeningHours.ts"
import type { DistanceUnit } from "../../domain/location/storeDistance.ts"
import type { StoreFilters } from "../../domain/location/storeFilters.ts"
import type { StoreArea } from "./storePlaces.ts"
import type { StoreResult, StoresNear } from "./storesNear.ts"

/** The search for stores: `…/stores?place=…&services=…&open=now`, or `lat` and `lng` of the device. */
export const STORE_LOCATOR_PAGE = "ItxStoreLocatorPage"
/** The page of one store. */
export const STORE_DETAIL_PAGE = "ItxStoreDetailPage"
/** Crawlable lists of stores: of a country, of a city, of a grouping (`agrupation`) such as flagships. */
export const STORE_COUNTRY_PAGE = "ItxStoreCountryPage"
export const STORE_CITY_PAGE = "ItxStoreCityPage"
export const STORE_GROUPING_PAGE = "ItxStoreGroupingPage"

/** Pages of physical stores; only the web server loads them, with its gazetteer. */
export const STORE_PAGES: readonly string[] = [
  STORE_LOCATOR_PAGE,
  STORE_DETAIL_PAGE,
  STORE_COUNTRY_PAGE,
  STORE_CITY_PAGE,
  STORE_GROUPING_PAGE,
]

/** Content of the store locator. Plain data that serializes to JSON. */
export interface StoreLocatorPage extends StoresNear {
  /** The searched words. */
  readonly search: string
  readonly filters: StoreFilters
  /** All areas and cities with stores in the store's country, for links without a search. */
  readonly areas: readonly StoreArea[]
}

/** Content of the page of one store. */
export interface StoreDetailPage {
  readonly store: StoreResult
  /** Its hours of seven days from today, with holidays; none for an unknown time zone. */
  readonly days: readonly DayHours[]
  /** Other stores, the nearest first. */
  readonly nearest: readonly StoreResult[]
  readonly unit: DistanceUnit
}

/** Content of a list of stores. */
export interface StoreListPage {
  readonly kind: "country" | "city" | "grouping"
  /** Name of the country, city or grouping. */
  readonly name: string
  /** ISO 3166-1 alpha-2; absent for a grouping. */
  readonly countryCode?: string
  readonly countryName?: string
  readonly stores: readonly StoreResult[]
  /** Areas and cities of a country. */
  readonly areas: readonly StoreArea[]
  /** Centre of the stores. */
  readonly center?: GeoPoint
}
