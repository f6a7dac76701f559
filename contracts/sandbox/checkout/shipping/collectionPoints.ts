import { type Kysely, sql } from "kysely"
import type { components } from "../../../generated/orders.d.ts"
import type { CartScope, WireShipping } from "../../cart/CartScope.ts"
import { isSentByEmail } from "../../catalog/gift-cards/giftCardCatalogue.ts"
import type { FieldProblem } from "../../platform/http/Refused.ts"
import { countryName } from "../../places/countries.ts"
import {
  type DropPointRow,
  type PhysicalStoreRow,
  readDropPoints,
  readPhysicalStores,
} from "../../places/readPlaces.ts"
import { textIn } from "../../places/textIn.ts"
import type { Database } from "../../platform/storage/Database.ts"
import type { ShippingKind } from "../../cart/shipping/ShippingKind.ts"
import { PARCEL_KINDS } from "../../cart/shipping/shippingMethods.ts"

type WireAddress = components["schemas"]["Address"]

/** Maximum number of units for a locker and for a partner's counter. */
const MAX_UNITS = { packstation: 8, droppoint: 30 } as const

/** A place to collect an order: its current address, without a contact's name. */
export interface PickupPoint {
  readonly id: string
  readonly address: WireAddress
}

type Line = { readonly sku: string; readonly quantity: number }

/** Virtual gift cards take no space. */
const unitsOf = (lines: readonly Line[]): number =>
  lines.filter((line) => !isSentByEmail([line])).reduce((units, { quantity }) => units + quantity, 0)

/** The possible kinds of delivery for these lines in a store. */
export const deliveryKindsOf = async (
  db: Kysely<Database>,
  storeId: string,
  lines: readonly Line[],
): Promise<readonly ShippingKind[]> => {
  if (isSentByEmail(lines)) return ["email"]
  const units = unitsOf(lines)
  const { rows } = await sql<{ has_store: boolean; has_point: boolean }>`
    select exists (
        select 1 from physical_store p
        where p.store_id = ${storeId} and 'pickup' = any (string_to_array(p.services, ','))) as has_store,
      exists (select 1 from drop_point p where p.store_id = ${storeId} and p.is_open
        and case p.kind when 'packstation' then ${sql.lit(MAX_UNITS.packstation)}
          else ${sql.lit(MAX_UNITS.droppoint)} end >= ${units}) as has_point`.execute(db)
  const [found] = rows
  return PARCEL_KINDS.filter(
    (kind) => kind === "delivery" || (kind === "store" ? found?.has_store === true : found?.has_point === true),
  )
}

/**
 * The physical store or drop point of a delivery, or why it cannot accept these lines: `required`, `unknown`, `country`
 * (of another store's country), `pickup` (does not hand out orders), `open` (accepts no parcels at the moment), `size`.
 */
export const findCollectionPoint = async (
  db: Kysely<Database>,
  scope: CartScope,
  { kind, physicalStoreId, droppointId }: WireShipping,
  lines: readonly Line[],
): Promise<PickupPoint | FieldProblem> =>
  kind === "store" ? findStore(db, scope, physicalStoreId) : findDropPoint(db, scope, droppointId, unitsOf(lines))

const findStore = async (
  db: Kysely<Database>,
  { store, language }: CartScope,
  physicalStoreId: string | undefined,
): Promise<PickupPoint | FieldProblem> => {
  const problem = (rule: string, message: string): FieldProblem => ({ field: "physicalStoreId", rule, message })
  if (physicalStoreId === undefined) return problem("required", "Say in which physical store it is collected.")
  const [row] = await readPhysicalStores(db, sql`p.physical_store_id = ${physicalStoreId}`)
  if (row === undefined) return problem("unknown", "There is no such physical store.")
  if (row.store_id !== store.id || row.country_code !== store.countryCode)
    return problem("country", "This physical store is in another country.")
  if (!row.services.split(",").includes("pickup"))
    return problem("pickup", "Nothing can be collected in this physical store.")
  return { id: physicalStoreId, address: addressOf(row, language.code) }
}

const findDropPoint = async (
  db: Kysely<Database>,
  { store, language }: CartScope,
  droppointId: string | undefined,
  units: number,
): Promise<PickupPoint | FieldProblem> => {
  const problem = (rule: string, message: string): FieldProblem => ({ field: "droppointId", rule, message })
  if (droppointId === undefined) return problem("required", "Say at which drop point it is collected.")
  const rows = await readDropPoints(db, sql`p.droppoint_id = ${droppointId}`)
  if (rows.length === 0) return problem("unknown", "There is no such drop point.")
  const row = rows.find(({ store_id, country_code }) => store_id === store.id && country_code === store.countryCode)
  if (row === undefined) return problem("country", "This drop point is in another country.")
  if (!row.is_open) return problem("open", "This drop point takes no parcels at the moment.")
  if (units > MAX_UNITS[row.kind])
    return problem("size", `This drop point takes at most ${MAX_UNITS[row.kind]} pieces.`)
  return {
    id: droppointId,
    address: { ...addressOf(row, language.code), dropType: "DP", dropPointName: row.name, idDropPoint: droppointId },
  }
}

const addressOf = (row: PhysicalStoreRow | DropPointRow, languageCode: string): WireAddress => ({
  addressName: row.name,
  addressLines: [row.street],
  district: textIn(row.district_names, languageCode),
  city: textIn(row.city_names, languageCode),
  zipCode: row.zip_code,
  stateCode: row.state_code,
  stateName: textIn(row.state_names, languageCode),
  countryCode: row.country_code,
  countryName: countryName(languageCode, row.country_code),
  latitude: row.lat,
  longitude: row.lng,
})
