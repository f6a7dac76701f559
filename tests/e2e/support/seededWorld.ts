import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import type { TestProject } from "vitest/node"
import { fillStore } from "./fillStore.ts"
import { projectRoot, runShop } from "./runShop.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder with the demo world, to be copied. */
    readonly seededWorld: string
  }
}

/** Stores that journeys visit, Spain first; the others stay empty, and every copy small. */
const VISITED = ["10000034", "10000001", "10000081", "10000966"]
const WORLDS = join(projectRoot, "tests", ".artifacts", "worlds")

/**
 * The demo world for all journeys, with the products of some stores; each test's shop gets its own copy. It is
 * generated once per build and day, and reused by the next run: its offers depend on the day.
 */
export default async function seededWorld(project: TestProject): Promise<void> {
  const world = join(WORLDS, worldOfToday())
  if (!existsSync(world)) await prepare(world)
  project.provide("seededWorld", world)
}

async function prepare(world: string): Promise<void> {
  mkdirSync(WORLDS, { recursive: true })
  const others = readdirSync(WORLDS)
  const folder = mkdtempSync(`${world}-unfinished-`)
  const shop = await runShop({ dataDir: folder, seededFrom: undefined })
  for (const storeId of VISITED) await fillStore(shop.address, storeId)
  await shop.stop()
  try {
    renameSync(folder, world)
  } catch (error) {
    // Another run has generated the same in the meantime.
    rmSync(folder, { recursive: true, force: true })
    if (!existsSync(world)) throw error
  }
  for (const other of others)
    if (!other.startsWith(basename(world))) rmSync(join(WORLDS, other), { recursive: true, force: true })
}

function worldOfToday(): string {
  const server = join(projectRoot, "dist", "server", "web.js")
  const built = createHash("sha256")
    .update(readFileSync(join(projectRoot, "dist", ".selvedge-built")))
    .update(String(statSync(server).mtimeMs))
  return `${new Date().toISOString().slice(0, 10)}-${built.digest("hex").slice(0, 16)}`
}
