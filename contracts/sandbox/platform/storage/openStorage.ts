import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { setFlagsFromString } from "node:v8"
import { Kysely, PostgresDialect } from "kysely"
import { Pool, types } from "pg"
import type { Database } from "./Database.ts"
import { lockFolder } from "./lockFolder.ts"
import { type InitialContent, openOrCreateDatabase } from "./openOrCreateDatabase.ts"
import { pgliteDialect } from "./PGliteDialect.ts"
import { createPGliteEngine } from "./PGliteEngine.ts"
import { preparedPool } from "./preparedPool.ts"
import type { Storage } from "./Storage.ts"
import { runTransaction } from "./runTransaction.ts"

const INT8 = 20
const POOL_SIZE = 10
/** PGlite's own 128 MB stay in the memory of this process, although the operating system caches the same files. */
const SHARED_BUFFERS = "32MB"
const CONNECT_TIMEOUT_MS = 5_000
/**
 * Bytes of its WebAssembly that a function executes before V8 optimizes it. With V8's own 1.8 million, a third of a
 * start's CPU time optimizes functions of PGlite that run in the start only.
 */
const TIERING_BUDGET = 200_000_000

export interface StorageOptions extends InitialContent {
  /** Folder of PGlite; in memory when absent. */
  readonly dataDir?: string | undefined
  /** PostgreSQL instead of PGlite. */
  readonly databaseUrl?: string | undefined
  /** Initial content of a PGlite in memory, as its `dumpDataDir` returns it; empty when absent. */
  readonly image?: Blob | undefined
}

/** Opens the database. Fails with one clear sentence when the folder is in use, read-only or damaged. */
export const openStorage = async (options: StorageOptions): Promise<Storage> =>
  options.databaseUrl === undefined ? openPglite(options) : openPostgres(options.databaseUrl)

const openPostgres = async (connectionString: string): Promise<Storage> => {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)) },
  })
  // A broken idle connection is removed from the pool; the next query opens another.
  pool.on("error", () => undefined)
  // The same for a connection that breaks between two statements of a transaction: its next statement fails with 503.
  pool.on("connect", (client) => client.on("error", () => undefined))
  const storage = storageOn(
    "postgresql",
    new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) }),
    async () => undefined,
  )
  const figures = () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { ...storage, pool: figures }
}

const openPglite = async ({ dataDir, image, ...content }: StorageOptions): Promise<Storage> => {
  const folder = dataDir === undefined ? undefined : join(dataDir, "database")
  const unlock = dataDir === undefined ? async () => undefined : await prepareFolder(dataDir)
  try {
    setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`)
    // Loaded here, because a process on PostgreSQL never needs it.
    const { PGlite } = await import("@electric-sql/pglite")
    const open = (content?: Blob) =>
      PGlite.create({
        ...(folder === undefined ? {} : { dataDir: folder }),
        ...(content === undefined ? {} : { loadDataDir: content }),
        parsers: { [INT8]: Number },
        startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
      })
    const engine =
      folder === undefined
        ? createPGliteEngine(await open(image))
        : createPGliteEngine(await openOrCreateDatabase(folder, content, open), () => open())
    return storageOn(
      "pglite",
      new Kysely<Database>({ dialect: pgliteDialect(engine) }),
      async () => {
        await engine.close()
        await unlock()
      },
      async () => {
        const pglite = await engine.current()
        await pglite.exec("checkpoint")
        return pglite.dumpDataDir("none")
      },
    )
  } catch (error) {
    await unlock()
    throw new Error(
      `The database in ${folder ?? "memory"} cannot be opened; it may be damaged. ` +
        `Move the folder away to start afresh.`,
      { cause: error },
    )
  }
}

const prepareFolder = async (dataDir: string): Promise<() => Promise<void>> => {
  try {
    await mkdir(dataDir, { recursive: true })
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be made: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
  return lockFolder(dataDir)
}

const storageOn = (
  kind: Storage["kind"],
  db: Kysely<Database>,
  closeEngine: () => Promise<void>,
  image?: () => Promise<Blob>,
): Storage => ({
  kind,
  db,
  ...(image === undefined ? {} : { image }),
  transaction: (act) => runTransaction(db, act),
  close: async () => {
    await db.destroy()
    await closeEngine()
  },
})
