import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { inject } from "vitest"

/** A shop in its own process, as `npm start` runs it after the build. */
export interface RunningShop {
  readonly address: string
  /** Origin of its simulated payment providers; empty with an external backend. */
  readonly providers: string
  readonly dataDir: string
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

export const projectRoot = fileURLToPath(new URL("../../..", import.meta.url))

const READY = /(?:Selvedge is open|The sandbox answers) at (http:\/\/\S+)/
const PROVIDERS = /payment providers are at (http:\/\/\S+)/
const PICTURES = join("sandbox", "media")
const START_LIMIT_MILLIS = 120_000

/** Start options of a test's shop. */
export interface ShopStart {
  /** A temporary folder, removed at the end, when absent. */
  readonly dataDir?: string
  readonly environment?: Readonly<Record<string, string>>
  /** The shop, or the sandbox as a backend by itself. */
  readonly program?: "web" | "sandbox"
  /** The folder from which a new data folder is copied; `undefined` starts empty and generates the world. */
  readonly seededFrom?: string | undefined
}

/** Starts the built shop on a free port. */
export async function runShop(options: ShopStart = {}): Promise<RunningShop> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "selvedge-shop-"))
  const world = "seededFrom" in options ? options.seededFrom : inject("seededWorld")
  if (world !== undefined && !existsSync(join(dataDir, "sandbox"))) copyWorld(world, dataDir)
  const child = spawn(process.execPath, [`dist/server/${options.program ?? "web"}.js`], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      PROVIDERS_PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
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
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString()
      const found = READY.exec(printed)?.[1]
      if (found === undefined) return
      clearTimeout(limit)
      resolve(found)
    })
    void ended.then((code) => reject(new Error(`The shop ended with ${code} before it opened.\n${printed}${errors}`)))
  })
  await ready(address)
  const remove = () => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const end = async (signal: "SIGINT" | "SIGTERM") => {
    child.kill(signal)
    const code = await ended
    remove()
    return code
  }
  return {
    address,
    providers: PROVIDERS.exec(printed)?.[1] ?? "",
    dataDir,
    errors: () => errors,
    printed: () => printed,
    stop: () => end("SIGINT"),
    terminate: () => end("SIGTERM"),
    kill: async () => {
      child.kill("SIGKILL")
      await ended
      remove()
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

/**
 * A private copy of the world, but for its images: they are named by their content, and no shop needs to generate them
 * again.
 */
function copyWorld(world: string, dataDir: string): void {
  const pictures = join(world, PICTURES)
  mkdirSync(pictures, { recursive: true })
  cpSync(world, dataDir, { recursive: true, filter: (path) => path !== pictures })
  symlinkSync(pictures, join(dataDir, PICTURES))
}
