import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { postgresVersion, startPrivatePostgres } from "./privatePostgres.ts"

const ROOT = fileURLToPath(new URL("../../..", import.meta.url))
const SAVED = join(ROOT, "tests", ".artifacts", "postgres")
/** Everything that can change the content of a shop with the small world. */
const SOURCES = ["contracts", "domain", "tests/support/sandbox", "package-lock.json"]
/** Parts of a saved server: its data, and the URL of the database with the small world. */
const [SERVER, DATABASE] = ["server", "database-url"]

/**
 * One PostgreSQL for all files of a run, passed on by its folder. Each file creates its own databases in it; those with
 * the small world are copies of one, which is prepared once per version of the sources, in 4 s of CPU time. Does
 * nothing where PostgreSQL is not installed.
 */
export default async function sharedPostgres(): Promise<(() => Promise<void>) | undefined> {
  const version = await postgresVersion()
  if (version === undefined) return undefined
  const saved = join(SAVED, `${version}-${fingerprint()}`)
  if (!existsSync(saved)) await prepare(saved)
  const postgres = await startPrivatePostgres(join(saved, SERVER))
  if (postgres === undefined) return undefined
  process.env["SHARED_POSTGRES_FOLDER"] = postgres.folder
  process.env["SHARED_POSTGRES_PLAIN_SHOP"] = readFileSync(join(saved, DATABASE), "utf8")
  return () => postgres.stop()
}

/** Creates a server with the small world, which is saved once it is complete, and removes those of other versions. */
async function prepare(saved: string): Promise<void> {
  mkdirSync(SAVED, { recursive: true })
  const others = readdirSync(SAVED)
  const folder = mkdtempSync(`${saved}-unfinished-`)
  const postgres = await startPrivatePostgres()
  if (postgres === undefined) return
  const databaseUrl = await postgres.newDatabase()
  const { openTestShop } = await import("./onBothDatabases.ts")
  const { sandbox } = await openTestShop({ databaseUrl })
  await sandbox.close()
  await postgres.stop(join(folder, SERVER))
  writeFileSync(join(folder, DATABASE), databaseUrl)
  try {
    renameSync(folder, saved)
  } catch (error) {
    // Another run has prepared the same in the meantime.
    rmSync(folder, { recursive: true, force: true })
    if (!existsSync(saved)) throw error
  }
  for (const other of others)
    if (!other.startsWith(basename(saved))) rmSync(join(SAVED, other), { recursive: true, force: true })
}

/** Changes with each source. */
function fingerprint(): string {
  const hash = createHash("sha256")
  for (const source of SOURCES) {
    const isFolder = !source.includes(".")
    const names = isFolder ? readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true }) : []
    const files = isFolder
      ? names
          .filter((one) => one.isFile())
          .map((one) => join(one.parentPath, one.name))
          .sort()
      : [join(ROOT, source)]
    for (const file of files) hash.update(`${file.slice(ROOT.length)}\0`).update(readFileSync(file))
  }
  return hash.digest("hex").slice(0, 16)
}
