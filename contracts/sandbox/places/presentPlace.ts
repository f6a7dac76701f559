import type { components } from "../../generated/places.d.ts"
import { countryName } from "./countries.ts"
import { readOpeningHours } from "./OpeningHours.ts"
import type { DropPointRow, PhysicalStoreRow } from "./readPlaces.ts"
import { textIn } from "./textIn.ts"
import type { SavedPlaces } from "./savedPlaces.ts"
import type { SpecialDaysOf } from "./specialDays.ts"

type PhysicalStore = components["schemas"]["PhysicalStore"]
type DropPoint = components["schemas"]["DropPoint"]
type DeliveryPoint = components["schemas"]["DeliveryPoint"]

/** Properties of the call, as opposed to the place. */
export interface PlaceContext {
  readonly languageCode: string
  /** Absent without a session. */
  readonly own?: SavedPlaces | undefined
  readonly metres?: number | undefined
  readonly specialDays: SpecialDaysOf
}

const MAP_ZOOM = 16

export const presentPhysicalStore = (row: PhysicalStoreRow, view: PlaceContext): PhysicalStore => ({
  id: row.physical_store_id,
  name: row.name,
  ...where(row, view),
  phones: [{ number: row.phone }],
  services: row.services.split(","),
  groupingId: row.grouping_id,
  zoom: MAP_ZOOM,
  ...savedPlaceFlags(view, row.physical_store_id),
})

export const presentDropPoint = (row: DropPointRow, view: PlaceContext): DropPoint => ({
  id: row.droppoint_id,
  kind: row.kind,
  name: row.name,
  ...where(row, view),
  courierId: row.courier_id,
  isOpen: row.is_open,
  ...savedPlaceFlags(view, row.droppoint_id),
})

/** Presents a store that hands out parcels in the shape of a delivery point. */
export const presentPickupPoint = (row: PhysicalStoreRow, view: PlaceContext): DeliveryPoint => ({
  id: row.physical_store_id,
  kind: "store",
  name: row.name,
  ...where(row, view),
  isOpen: true,
  ...savedPlaceFlags(view, row.physical_store_id),
})

const where = (row: PhysicalStoreRow | DropPointRow, { languageCode, metres, specialDays }: PlaceContext) => ({
  addressLines: [row.street],
  districtId: row.district_id,
  district: textIn(row.district_names, languageCode),
  cityId: row.city_id,
  city: textIn(row.city_names, languageCode),
  zipCode: row.zip_code,
  stateCode: row.state_code,
  stateName: textIn(row.state_names, languageCode),
  countryCode: row.country_code,
  countryName: countryName(languageCode, row.country_code),
  latitude: row.lat,
  longitude: row.lng,
  openingHours: hoursOf(row, languageCode, specialDays),
  ...(metres === undefined ? {} : { distance: metres }),
})

/** Lockers are open on every day. */
const hoursOf = (
  row: PhysicalStoreRow | DropPointRow,
  languageCode: string,
  specialDays: SpecialDaysOf,
): PhysicalStore["openingHours"] => {
  const { timeZone, weeklySchedule } = readOpeningHours(row.opening_hours)
  const weekly = weeklySchedule.map(({ weekDay, openHours }) => ({ weekDay, openHours: [...openHours] }))
  return "kind" in row && row.kind === "packstation"
    ? { timeZone, weeklySchedule: weekly }
    : { timeZone, weeklySchedule: weekly, specialDays: [...specialDays(row.country_code, languageCode)] }
}

const savedPlaceFlags = ({ own }: PlaceContext, id: string) =>
  own === undefined ? {} : { isFavourite: own.favourites.has(id), isLast: own.last.has(id) }
