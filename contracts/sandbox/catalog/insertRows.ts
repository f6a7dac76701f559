import { type Kysely, sql } from "kysely"
import type { CatalogTables } from "../platform/storage/tables/CatalogTables.ts"
import type { OtherTables } from "../platform/storage/tables/OtherTables.ts"
import type { PlaceTables } from "../platform/storage/tables/PlaceTables.ts"
import type { TelemetryTables } from "../platform/storage/tables/TelemetryTables.ts"
import type { Database } from "../platform/storage/Database.ts"

type Tables = CatalogTables & OtherTables & PlaceTables & TelemetryTables

/**
 * Inserts many rows with one parameter: several times as fast as a list of values, on both databases. Table and column
 * names must come from this code base.
 */
export const insertRows = async <Name extends keyof Tables & string>(
  db: Kysely<Database>,
  table: Name,
  rows: readonly { readonly [Column in keyof Tables[Name]]?: unknown }[],
): Promise<void> => {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(db)
}
