/** Kinds of pickup points: a partner's shop, or a locker. */
export type DropPointKind = "droppoint" | "packstation"

export interface PlaceTables {
  /** Stores that already have their places, so that each is seeded once. */
  place_stamp: { store_id: string; seeded_at: number }
  /** `names` and `state_names`: JSON by language code, always with English. `lat`, `lng`: degrees, WGS 84. */
  city: {
    store_id: string
    city_id: string
    position: number
    country_code: string
    state_code: string
    names: string
    state_names: string
    lat: number
    lng: number
  }
  /** A part of a city. `names`: JSON by language code. */
  district: {
    store_id: string
    district_id: string
    city_id: string
    position: number
    zip_code: string
    names: string
  }
  /** A physical store. */
  physical_store: {
    /** Digits. */
    physical_store_id: string
    store_id: string
    city_id: string
    district_id: string
    grouping_id: string
    name: string
    street: string
    zip_code: string
    country_code: string
    lat: number
    lng: number
    phone: string
    /** JSON of `OpeningHours`: wall-clock times with a named zone (R23). */
    opening_hours: string
    /** Comma-separated, sorted: `booking`, `pickup`, `returns`, `tailoring`. */
    services: string
    /** Words of its name and address in every language, in the form of `searchIndex`. */
    search_text: string
  }
  /** Units of a sku in stock in a physical store; no row means none. */
  physical_stock: { physical_store_id: string; store_id: string; sku: string; units: number }
  drop_point: {
    /** The code of the drop point; unique within its store. */
    droppoint_id: string
    store_id: string
    kind: DropPointKind
    courier_id: string
    city_id: string
    district_id: string
    name: string
    street: string
    zip_code: string
    country_code: string
    lat: number
    lng: number
    opening_hours: string
    /** False while it accepts no parcels, for example because it is full. */
    is_open: boolean
    search_text: string
  }
  favourite_store: { user_id: number; store_id: string; physical_store_id: string; added_at: number }
  /** One per customer and store. */
  favourite_drop_point: { user_id: number; store_id: string; droppoint_id: string; chosen_at: number }
}
