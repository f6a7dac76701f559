import type { Kysely } from "kysely"
import type { Database } from "../platform/storage/Database.ts"

/** The current value of a store's configuration variable; undefined when it is not set. */
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
