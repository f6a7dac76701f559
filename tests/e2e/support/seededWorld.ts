import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { startPrivatePostgres } from "../../support/sandbox/privatePostgres.ts"
import { fillDemoWorld, keepWorld, worldOfToday } from "./demoWorlds.ts"
import type { RunningShop } from "./runShop.ts"
import { runShop } from "./runShop.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The demo world in a PostgreSQL of this run; absent where none is installed. */
    readonly seededPostgres: SeededPostgres | undefined
    /** The shop that files share. */
    readonly sharedShop: SharedShop
  }
}

/** A running shop without its process. */
export type SharedShop = Pick<RunningShop, "address" | "dataDir" | "providers">

/** The demo world in a PostgreSQL. */
export interface SeededPostgres {
  /** Folder of the server's socket. */
  readonly socketFolder: string
  /** URL of the database to be copied. */
  readonly databaseUrl: string
  /** The data folder of a shop on it: its pictures and the key of its admin console. */
  readonly dataDir: string
}

/** Parts of a kept world: the server's data, a shop's data folder, and the URL of the database. */
const [SERVER, DATA_DIR, DATABASE] = ["server", "data", "database-url"]

/**
 * The demo world for all journeys, with the products of some stores; the shop of each test gets its own copy. It is
 * generated once per build and day, and reused by the next run: its offers depend on the day.
 */
export default async function seededWorld(project: TestProject): Promise<() => Promise<void>> {
  const world = worldOfToday()
  const isPrepared = existsSync(world) || (await prepare(world))
  const postgres = isPrepared ? await startPrivatePostgres(join(world, SERVER)) : undefined
  const seeded =
    postgres === undefined
      ? undefined
      : {
          socketFolder: postgres.folder,
          databaseUrl: readFileSync(join(world, DATABASE), "utf8"),
          dataDir: join(world, DATA_DIR),
        }
  project.provide("seededPostgres", seeded)
  const shop = await runShop({}, () => seeded)
  project.provide("sharedShop", { address: shop.address, dataDir: shop.dataDir, providers: shop.providers })
  return async () => {
    await shop.stop()
    await postgres?.stop()
  }
}

/** Generates the world; false where no PostgreSQL is installed. */
async function prepare(world: string): Promise<boolean> {
  const postgres = await startPrivatePostgres()
  if (postgres === undefined) return false
  await keepWorld(world, async (folder) => {
    const dataDir = join(folder, DATA_DIR)
    mkdirSync(dataDir)
    const databaseUrl = await postgres.newDatabase()
    const shop = await runShop({ dataDir, storage: "own", environment: { DATABASE_URL: databaseUrl } })
    await fillDemoWorld(shop)
    await shop.stop()
    await postgres.stop(join(folder, SERVER))
    writeFileSync(join(folder, DATABASE), databaseUrl)
  })
  return true
}
