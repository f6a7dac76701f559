import { type Kysely, sql } from "kysely"
import { userIdNumber } from "../cart/CartScope.ts"
import type { Principal } from "../platform/http/Principal.ts"
import type { Database } from "../platform/storage/Database.ts"

/** Ids of a customer's places, both physical stores and drop points. */
export interface SavedPlaces {
  readonly favourites: ReadonlySet<string>
  /** Destinations of the last orders. */
  readonly last: ReadonlySet<string>
}

const LAST_ORDERS = 5

/** Returns the saved places of a caller in the store of the session. */
export const savedPlaces = async (db: Kysely<Database>, principal: Principal): Promise<SavedPlaces> => {
  const { storeId } = principal
  const userId = userIdNumber(principal)
  const { rows: favourites } = await sql<{ id: string }>`
    select physical_store_id as id from favourite_store where user_id = ${userId} and store_id = ${storeId}
    union all
    select droppoint_id from favourite_drop_point where user_id = ${userId} and store_id = ${storeId}`.execute(db)
  const { rows: last } = await sql<{ physical_store_id: string | null; droppoint_id: string | null }>`
    select physical_store_id, droppoint_id
    from customer_order where user_id = ${userId} and store_id = ${storeId}
    order by created_at desc, order_id desc limit ${sql.lit(LAST_ORDERS)}`.execute(db)
  return {
    favourites: new Set(favourites.map(({ id }) => id)),
    last: new Set(
      last
        .flatMap(({ physical_store_id, droppoint_id }) => [physical_store_id, droppoint_id])
        .filter((id) => id !== null),
    ),
  }
}
