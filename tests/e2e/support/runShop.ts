import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inject } from "vitest"
import { databaseIn, dropDatabase } from "../../support/sandbox/privatePostgres.ts"
import { projectRoot } from "./projectRoot.ts"
import type { SeededPostgres } from "./seededWorld.ts"

/** A shop in its own process, as `npm start` runs it after the build. */
export interface RunningShop {
  readonly address: string
  /** Origin of its simulated payment providers; empty with an external backend. */
  readonly providers: string
  readonly dataDir: string
  readonly pid: number
  /** Its standard error so far. */
  readonly errors: () => string
  /** Its standard output so far. */
  readonly printed: () => string
  /** Ends it with SIGINT, and returns its exit code. */
  readonly stop: () => Promise<number | null>
  /** Ends it with SIGTERM, as an orchestrator does, and returns its exit code. */
  readonly terminate: () => Promise<number | null>
  /** Ends it with SIGKILL. */
  readonly kill: () => Promise<void>
}

const READY = /(?:Selvedge is open|The sandbox answers) at (http:\/\/\S+)/
const PROVIDERS = /payment providers are at (http:\/\/\S+)/
const PICTURES = join("sandbox", "media")
/** File of a data folder with the URL of its database, for a restart of its shop. */
const DATABASE = "database-url"
const START_LIMIT_MILLIS = 120_000

/** Start options of a test's shop. */
export interface ShopStart {
  /** A temporary folder, removed at the end, when absent. */
  readonly dataDir?: string
  readonly environment?: Readonly<Record<string, string>>
  /** The shop, or the sandbox as a backend by itself. */
  readonly program?: "web" | "sandbox"
  /**
   * The database of a new data folder: a copy of the demo world in PostgreSQL, the default where it is installed, which
   * takes half of PGlite's CPU time, or what the shop makes of an empty folder.
   */
  readonly storage?: "postgresql" | "own"
}

/** Starts the built shop on a free port. */
export async function runShop(
  options: ShopStart = {},
  postgresOf: () => SeededPostgres | undefined = () => inject("seededPostgres"),
): Promise<RunningShop> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "selvedge-shop-"))
  const databaseUrl = await prepareData(dataDir, options, postgresOf)
  const child = spawn(process.execPath, [`dist/server/${options.program ?? "web"}.js`], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      PROVIDERS_PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...options.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let printed = ""
  let errors = ""
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)))
  const address = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(`The shop did not open in time.\n${printed}${errors}`)),
      START_LIMIT_MILLIS,
    )
    let isOpen = false
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString()
      // A shop prints a line for each request, so that later texts are long.
      const found = isOpen ? undefined : READY.exec(printed)?.[1]
      if (found === undefined) return
      isOpen = true
      clearTimeout(limit)
      resolve(found)
    })
    void ended.then((code) => reject(new Error(`The shop ended with ${code} before it opened.\n${printed}${errors}`)))
  })
  await ready(address)
  const remove = async () => {
    if (options.dataDir !== undefined) return
    rmSync(dataDir, { recursive: true, force: true })
    if (databaseUrl !== undefined) await dropDatabase(databaseUrl)
  }
  const end = async (signal: "SIGINT" | "SIGTERM") => {
    child.kill(signal)
    const code = await ended
    await remove()
    return code
  }
  return {
    address,
    providers: PROVIDERS.exec(printed)?.[1] ?? "",
    dataDir,
    pid: child.pid ?? 0,
    errors: () => errors,
    printed: () => printed,
    stop: () => end("SIGINT"),
    terminate: () => end("SIGTERM"),
    kill: async () => {
      child.kill("SIGKILL")
      await ended
      await remove()
    },
  }
}

/** Waits until it reports itself as ready; an external backend may not be running at all. */
async function ready(address: string): Promise<void> {
  const probe = async () =>
    (await fetch(`${address}/readyz`))
      .json()
      .then((body: { readonly problems?: readonly { readonly part: string }[] }) => body.problems ?? [])
  const end = performance.now() + START_LIMIT_MILLIS
  while ((await probe()).some(({ part }) => part === "server" || part === "database")) {
    if (performance.now() > end)
      throw new Error(`The shop at ${address} was not ready in time: ${JSON.stringify(await probe())}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Fills a new data folder; returns the URL of its database in PostgreSQL. */
async function prepareData(
  dataDir: string,
  { storage = "postgresql", environment = {} }: ShopStart,
  postgresOf: () => SeededPostgres | undefined,
): Promise<string | undefined> {
  if (storage === "own" || environment["BACKEND_URL"] !== undefined) return undefined
  if (existsSync(join(dataDir, DATABASE))) return readFileSync(join(dataDir, DATABASE), "utf8")
  if (existsSync(join(dataDir, "sandbox"))) return undefined
  const postgres = postgresOf()
  if (postgres === undefined) return undefined
  copyData(postgres.dataDir, dataDir)
  const databaseUrl = await databaseIn(postgres.socketFolder, postgres.databaseUrl)
  writeFileSync(join(dataDir, DATABASE), databaseUrl)
  return databaseUrl
}

/**
 * A private copy of the world, but for its images: they are named by their content, and no shop needs to generate them
 * again.
 */
function copyData(world: string, dataDir: string): void {
  const pictures = join(world, PICTURES)
  mkdirSync(pictures, { recursive: true })
  cpSync(world, dataDir, { recursive: true, filter: (path) => path !== pictures })
  symlinkSync(pictures, join(dataDir, PICTURES))
}
