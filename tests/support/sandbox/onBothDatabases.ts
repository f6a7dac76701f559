import { execFile } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync, rmSync } from "node:fs"
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { PGlite } from "@electric-sql/pglite"
import { afterAll, beforeAll, describe } from "vitest"
import { createSandbox, type Sandbox, type SandboxOptions } from "../../../contracts/sandbox/createSandbox.ts"
import type { LogLine } from "../../../contracts/sandbox/platform/ports/SandboxPorts.ts"
import { emptyImage, imageOf } from "./memoryImages.ts"
import { newDatabase, opensPlainly } from "./newDatabase.ts"
import { type PrivatePostgres, startPrivatePostgres } from "./privatePostgres.ts"
import { smallWorld } from "./smallWorld.ts"
import { CHEAP_SCRYPT } from "./CHEAP_SCRYPT.ts"
import { isInPartOfToday } from "../partOfToday.ts"

const run = promisify(execFile)

export interface ShopAnswer {
  readonly status: number
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown
  readonly headers: Headers
}

export type CallShop = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<ShopAnswer>

export interface TestGuest {
  readonly token: string
  /** The refresh cookie as `name=value`. */
  readonly cookie: string
  readonly call: CallShop
}

export interface TestShop {
  readonly sandbox: Sandbox
  readonly call: CallShop
  readonly guest: (storeId: string) => Promise<TestGuest>
  readonly clock: { readonly now: () => number; readonly advance: (milliseconds: number) => void }
  /** Log of the sandbox so far. */
  readonly logged: readonly LogLine[]
}

const START = Date.UTC(2026, 0, 5, 9)

/** An image of a shop in memory right after it wrote the stores of the small world; later shops start from it. */
let plainImage: Promise<Blob> | undefined

export const readAnswer = async (response: Response): Promise<ShopAnswer> => {
  const text = await response.text()
  const isJson = (response.headers.get("content-type") ?? "").startsWith("application/json")
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

const callOn =
  (sandbox: Sandbox, always: Readonly<Record<string, string>> = {}): CallShop =>
  async (method, path, body, headers = {}) =>
    readAnswer(
      await sandbox.handle(
        new Request(new URL(path, "http://localhost:4173"), {
          method,
          headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...always, ...headers },
          ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
        }),
      ),
    )

/** A new guest of a sandbox. */
export const guestOn = async (sandbox: Sandbox, storeId: string): Promise<TestGuest> => {
  const { status, body, headers } = await callOn(sandbox)("POST", `/api/storefront/1/stores/${storeId}/users/guests`)
  if (status !== 200) throw new Error(`No guest in ${storeId}: ${status} ${JSON.stringify(body)}`)
  const token = textIn(body, "access_token")
  const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? ""
  return { token, cookie, call: callOn(sandbox, { authorization: `Bearer ${token}` }) }
}

const textIn = (body: unknown, name: string): string => {
  const value: unknown =
    typeof body === "object" && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined
  if (typeof value !== "string") throw new Error(`The answer has no text ${name}: ${JSON.stringify(body)}`)
  return value
}

/**
 * A shop for one test file, on the given database, else on its own database in the run's PostgreSQL, which costs a
 * tenth of PGlite's CPU time.
 */
export const openTestShop = async (options: SandboxOptions = {}): Promise<TestShop> => {
  const { dataDir, databaseUrl, image } = options
  if (dataDir !== undefined || databaseUrl !== undefined || image !== undefined) return openShopOn(options)
  const { close: drop, ...database } = await newDatabase(opensPlainly(options))
  if (database.databaseUrl === undefined) return openMemoryShop(options)
  const shop = await openShopOn({ ...options, ...database })
  const close = async (): Promise<void> => {
    await shop.sandbox.close()
    await drop()
  }
  return { ...shop, sandbox: { ...shop.sandbox, close } }
}

/**
 * Prepares a folder with the stores of the small world in PGlite, as a shop leaves it that was closed before its first
 * request. A shop that opens there takes a fifth of the CPU time of one that creates its database.
 */
export const prepareDataDir = async (dataDir: string): Promise<void> => {
  const database = join(dataDir, "database")
  if (existsSync(database)) throw new Error(`${dataDir} has a database already.`)
  // Files are copied for a fifth of the time in which PGlite unpacks its image.
  await run("cp", ["-a", await (plainFolder ??= newPlainFolder()), database])
}

/** A folder with that database, which all folders of this process are copies of. */
let plainFolder: Promise<string> | undefined

const newPlainFolder = async (): Promise<string> => {
  const parent = await mkdtemp(join(tmpdir(), "selvedge-plain-"))
  process.once("exit", () => rmSync(parent, { recursive: true, force: true }))
  const folder = join(parent, "database")
  const pglite = await PGlite.create({ dataDir: folder, loadDataDir: await plainShopImage() })
  await pglite.close()
  return folder
}

/** An image of a shop in memory with the stores of the small world. */
export const plainShopImage = async (): Promise<Blob> => {
  if (plainImage === undefined) await (await openMemoryShop()).sandbox.close()
  return (await plainImage) ?? emptyImage()
}

/** A shop on PGlite in memory, for tests of that database. */
export const openMemoryShop = async (options: SandboxOptions = {}): Promise<TestShop> => {
  const isPlain = opensPlainly(options)
  const shop = await openShopOn({ ...options, image: await (isPlain ? (plainImage ?? emptyImage()) : emptyImage()) })
  if (isPlain) await (plainImage ??= imageOf(shop.sandbox))
  return shop
}

const openShopOn = async (options: SandboxOptions): Promise<TestShop> => {
  let now = START
  const logged: LogLine[] = []
  const sandbox = await createSandbox({
    world: smallWorld,
    now: () => now,
    random: randomBytes,
    scryptCost: CHEAP_SCRYPT,
    publicUrl: "http://localhost:4173",
    log: (line) => logged.push(line),
    ...options,
  })
  return {
    sandbox,
    call: callOn(sandbox),
    guest: (storeId) => guestOn(sandbox, storeId),
    clock: { now: () => now, advance: (milliseconds) => void (now += milliseconds) },
    logged,
  }
}

/** Days in which all tests for both databases run on PGlite, which costs ten times as much CPU time as PostgreSQL. */
const PGLITE_DAYS = 4

/**
 * Whether tests about something run on PGlite today: a quarter of them each day, the others on the next three;
 * SANDBOX_DATABASE=both, as `npm run test:deep` sets it, runs all.
 */
export const runsOnPgliteToday = (about: string): boolean => {
  const position = Array.from(about).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return isInPartOfToday(position, process.env["SANDBOX_DATABASE"] === "both" ? 1 : PGLITE_DAYS)
}

/** Runs the same tests on PostgreSQL and on PGlite in memory: for locks, races, storage, recovery, differing SQL. */
export const onBothDatabases = (
  about: string,
  sentences: (shop: () => TestShop) => void,
  options: SandboxOptions = {},
): void => {
  if (runsOnPgliteToday(about)) onPglite(about, sentences, options)
  onPostgres(about, sentences, options)
}

/**
 * Runs tests that do not depend on the database on one of them: PostgreSQL, which costs less than half of PGlite's CPU
 * time, or the value of `SANDBOX_DATABASE` (`postgresql`, `pglite`, `both`).
 */
export const onOneDatabase = (
  about: string,
  sentences: (shop: () => TestShop) => void,
  options: SandboxOptions = {},
): void => {
  const database = process.env["SANDBOX_DATABASE"] ?? "postgresql"
  if (!["postgresql", "pglite", "both"].includes(database))
    throw new Error(`SANDBOX_DATABASE is "${database}": set it to postgresql, pglite or both.`)
  if (database !== "postgresql") onPglite(about, sentences, options)
  if (database !== "pglite") onPostgres(about, sentences, options)
}

const onPglite = (about: string, sentences: (shop: () => TestShop) => void, options: SandboxOptions): void => {
  describe(`${about}, on PGlite`, () => withShop(sentences, () => openMemoryShop(options)))
}

/** On a database of the file's own in the run's PostgreSQL, or on `TEST_DATABASE_URL`. */
const onPostgres = (about: string, sentences: (shop: () => TestShop) => void, options: SandboxOptions): void => {
  describe(`${about}, on PostgreSQL`, () => {
    let postgres: PrivatePostgres | undefined
    // Cleanup hooks run in reverse order of registration: the shop closes before its database stops.
    afterAll(async () => postgres?.stop(), 30_000)
    withShop(sentences, async () => {
      const configuredUrl = process.env["TEST_DATABASE_URL"]
      if (configuredUrl !== undefined) return openTestShop({ ...options, databaseUrl: configuredUrl })
      if (process.env["SHARED_POSTGRES_FOLDER"] !== undefined) return openTestShop(options)
      postgres = await startPrivatePostgres()
      if (postgres === undefined) throw new Error("Install PostgreSQL, or name an empty database in TEST_DATABASE_URL.")
      return openTestShop({ ...options, databaseUrl: await postgres.newDatabase() })
    })
  })
}

const withShop = (sentences: (shop: () => TestShop) => void, open: () => Promise<TestShop>): void => {
  let shop: TestShop | undefined
  beforeAll(async () => {
    shop = await open()
  }, 60_000)
  afterAll(async () => shop?.sandbox.close())
  sentences(() => {
    if (shop === undefined) throw new Error("The shop is not open.")
    return shop
  })
}
