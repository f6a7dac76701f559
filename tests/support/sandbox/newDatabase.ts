import { createSandbox, type Sandbox, type SandboxOptions } from "../../../contracts/sandbox/createSandbox.ts"
import { CHEAP_SCRYPT } from "./CHEAP_SCRYPT.ts"
import { emptyImage } from "./memoryImages.ts"
import { databaseIn, dropDatabase } from "./privatePostgres.ts"
import { smallWorld } from "./smallWorld.ts"

/** Storage of a test shop, as options of the sandbox; `close` frees the space. */
export interface NewDatabase extends Pick<SandboxOptions, "databaseUrl" | "image"> {
  readonly close: () => Promise<void>
}

/**
 * Returns whether a shop starts with the stores of the small world. Products do not count: a store's products are
 * written at their first use.
 */
export const opensPlainly = ({ world = smallWorld, onSeedProgress }: SandboxOptions): boolean =>
  onSeedProgress === undefined &&
  (["stores", "categories", "spots"] as const).every((part) => world[part] === smallWorld[part])

/**
 * A database in the run's PostgreSQL, with the stores of the small world or empty; an empty PGlite in memory where the
 * run has no PostgreSQL.
 */
export async function newDatabase(isPlain: boolean): Promise<NewDatabase> {
  const shared = process.env["SHARED_POSTGRES_FOLDER"]
  if (shared === undefined) return { image: await emptyImage(), close: () => Promise.resolve() }
  const databaseUrl = await databaseIn(shared, isPlain ? process.env["SHARED_POSTGRES_PLAIN_SHOP"] : undefined)
  return { databaseUrl, close: () => dropDatabase(databaseUrl) }
}

/** A database with the stores of the small world that outlives its shop. Fails where the run has no PostgreSQL. */
export async function lastingDatabase(): Promise<{
  readonly databaseUrl: string
  readonly close: () => Promise<void>
}> {
  const { databaseUrl, close } = await newDatabase(true)
  if (databaseUrl === undefined) throw new Error("Install PostgreSQL to run this test.")
  return { databaseUrl, close }
}

/** A sandbox on the given image, else on a new database; of the demo world where the options name none. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { close: drop, ...database } =
    options.image === undefined
      ? await newDatabase(options.world !== undefined && opensPlainly(options))
      : { close: () => Promise.resolve() }
  const sandbox = await createSandbox({ scryptCost: CHEAP_SCRYPT, log: () => undefined, ...database, ...options })
  const close = async (): Promise<void> => {
    await sandbox.close()
    await drop()
  }
  return { ...sandbox, close }
}
