import { sql } from "kysely"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"

/** Imports of a store whose changes are stored; earlier ones only have their counts. */
const MAX_UNDOABLE_IMPORTS = 20
const LISTED = 200
const MAX_NAME = 255
const ID = /^[A-Za-z0-9-]{8,64}$/u

/** An import that groups changes. */
export interface ImportRun {
  readonly id: string
  readonly file: string
  readonly format: string
}

/** The import named by the body of a call; undefined without one. */
export const readImportRun = (value: unknown): ImportRun | undefined => {
  if (value === undefined) return undefined
  const fields = new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : [])
  const [id, file, format] = [fields.get("id"), fields.get("file") ?? "", fields.get("format") ?? ""]
  if (typeof id !== "string" || !ID.test(id))
    throw invalidField("run.id", "pattern", "run.id must have 8 to 64 letters, digits or dashes.")
  if (typeof file !== "string" || typeof format !== "string")
    throw invalidField("run", "type", "run.file and run.format must be texts.")
  return { id, file: file.slice(0, MAX_NAME), format: format.slice(0, MAX_NAME) }
}

/** Creates an import with its first change. Deletes the changes of the oldest imports to bound the storage. */
export const ensureRun = async (
  { db }: UnitOfWork,
  storeId: string,
  source: string,
  { id, file, format }: ImportRun,
  now: number,
): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("import_run")
    .values({
      store_id: storeId,
      import_id: id,
      import_source: source,
      file,
      format,
      started_at: now,
      undone_at: null,
      is_forgotten: false,
      created: 0,
      changed: 0,
      hidden: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return
  const { rows } = await sql<{ import_id: string }>`
    update import_run set is_forgotten = true
    where store_id = ${storeId} and not is_forgotten and import_id not in (
      select import_id from import_run where store_id = ${storeId} order by position desc limit ${MAX_UNDOABLE_IMPORTS}
    ) returning import_id`.execute(db)
  const forgotten = rows.map(({ import_id }) => import_id)
  if (forgotten.length > 0)
    await db.deleteFrom("import_change").where("store_id", "=", storeId).where("import_id", "in", forgotten).execute()
}

/** The imports of a store, latest first. */
export const listRuns = async ({ storage: { db } }: SandboxServices, store: ResolvedStore) => {
  const rows = await db
    .selectFrom("import_run")
    .selectAll()
    .where("store_id", "=", store.id)
    .orderBy("position", "desc")
    .limit(LISTED)
    .execute()
  return {
    imports: rows.map((row) => ({
      id: row.import_id,
      startedAt: row.started_at,
      ...(row.import_source === "" ? {} : { source: row.import_source }),
      file: row.file,
      format: row.format,
      created: row.created,
      changed: row.changed,
      hidden: row.hidden,
      ...(row.undone_at === null ? {} : { undoneAt: row.undone_at }),
      canUndo: row.undone_at === null && !row.is_forgotten,
    })),
  }
}
