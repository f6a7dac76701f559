import type { components } from "../../generated/places.d.ts"
import { countryName } from "./countries.ts"
import { readOpeningHours } from "./OpeningHours.ts"
import type { DropPointRow, PhysicalStoreRow } from "./readPlaces.ts"
import { textIn } from "./textIn.ts"
import type { OwnPlaces } from "./ownPlaces.ts"

type PhysicalStore = components["schemas"]["PhysicalStore"]
type DropPoint = components["schemas"]["DropPoint"]
type DeliveryPoint = components["schemas"]["DeliveryPoint"]

/** What belongs to a call rather than to a place. */
export interface PlaceView {
  readonly languageCode: string
  /** Absent without a session. */
  readonly own?: OwnPlaces | undefined
  readonly metres?: number | undefined
}

export const presentPhysicalStore = (row: PhysicalStoreRow, view: PlaceView): PhysicalStore => ({
  id: row.physical_store_id,
  name: row.name,
  ...where(row, view),
  phones: [{ number: row.phone }],
  services: row.services.split(","),
  groupingId: row.grouping_id,
  ...ofCaller(view, row.physical_store_id),
})

export const presentDropPoint = (row: DropPointRow, view: PlaceView): DropPoint => ({
  id: row.droppoint_id,
  kind: row.kind,
  name: row.name,
  ...where(row, view),
  courierId: row.courier_id,
  isOpen: row.is_open,
  ...ofCaller(view, row.droppoint_id),
})

/** A store that hands out parcels, among the other places that do. */
export const presentPickupPoint = (row: PhysicalStoreRow, view: PlaceView): DeliveryPoint => ({
  id: row.physical_store_id,
  kind: "store",
  name: row.name,
  ...where(row, view),
  isOpen: true,
  ...ofCaller(view, row.physical_store_id),
})

const where = (row: PhysicalStoreRow | DropPointRow, { languageCode, metres }: PlaceView) => ({
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
  openingHours: readOpeningHours(row.opening_hours),
  ...(metres === undefined ? {} : { distance: metres }),
})

const ofCaller = ({ own }: PlaceView, id: string) =>
  own === undefined ? {} : { isFavourite: own.favourites.has(id), isLast: own.last.has(id) }
