import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely"
import type { Database } from "../platform/storage/Database.ts"
import type { PlaceTables } from "../platform/storage/tables/PlaceTables.ts"

/** Names of the town by language code. */
interface PlaceLocation {
  readonly city_names: string
  readonly state_code: string
  readonly state_names: string
  readonly district_names: string
}

export type PhysicalStoreRow = Selectable<PlaceTables["physical_store"]> & PlaceLocation
export type DropPointRow = Selectable<PlaceTables["drop_point"]> & PlaceLocation

/** Returns physical stores `p` in towns `c`, sorted by town and number. */
export const readPhysicalStores = async (
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
): Promise<readonly PhysicalStoreRow[]> => {
  const { rows } = await sql<PhysicalStoreRow>`
    select p.*, c.names as city_names, c.state_code, c.state_names, d.names as district_names
    from physical_store p
    join city c on c.store_id = p.store_id and c.city_id = p.city_id
    join district d on d.store_id = p.store_id and d.district_id = p.district_id
    where ${condition}
    order by p.store_id, c.position, p.physical_store_id`.execute(db)
  return rows
}

/** Returns drop points and pack stations `p` in towns `c`, sorted by town and code. */
export const readDropPoints = async (
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
): Promise<readonly DropPointRow[]> => {
  const { rows } = await sql<DropPointRow>`
    select p.*, c.names as city_names, c.state_code, c.state_names, d.names as district_names
    from drop_point p
    join city c on c.store_id = p.store_id and c.city_id = p.city_id
    join district d on d.store_id = p.store_id and d.district_id = p.district_id
    where ${condition}
    order by p.store_id, c.position, p.droppoint_id`.execute(db)
  return rows
}
