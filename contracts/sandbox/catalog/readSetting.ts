import type { Kysely } from "kysely"
import type { Database } from "../storage/Database.ts"

/** A variable of a store's configuration as it stands now; undefined where the store has none. */
export const readSetting = async (
  db: Kysely<Database>,
  storeId: string,
  parameter: string,
): Promise<string | undefined> => {
  const pair = await db
    .selectFrom("store_configuration")
    .select("value")
    .where("store_id", "=", storeId)
    .where("parameter", "=", parameter)
    .executeTakeFirst()
  return pair?.value
}
