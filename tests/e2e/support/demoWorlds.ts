import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { fillStore } from "./fillStore.ts"
import { projectRoot } from "./projectRoot.ts"
import type { RunningShop } from "./runShop.ts"

/** Stores that journeys visit, Spain first; the others stay empty, and every copy small. */
const VISITED = ["10000034", "10000001", "10000081", "10000966"]
const WORLDS = join(projectRoot, "tests", ".artifacts", "worlds")

/** The folder of the demo world of this build and day. */
export function worldOfToday(): string {
  const server = join(projectRoot, "dist", "server", "web.js")
  const built = createHash("sha256")
    .update(readFileSync(join(projectRoot, "dist", ".selvedge-built")))
    .update(String(statSync(server).mtimeMs))
  return join(WORLDS, `${new Date().toISOString().slice(0, 10)}-${built.digest("hex").slice(0, 16)}`)
}

/** Generates the products of the visited stores. */
export async function fillDemoWorld(shop: Pick<RunningShop, "address">): Promise<void> {
  for (const storeId of VISITED) await fillStore(shop.address, storeId)
}

/** Fills a new folder, which becomes the world once it is complete; removes the worlds of other builds and days. */
export async function keepWorld(world: string, fill: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(WORLDS, { recursive: true })
  const others = readdirSync(WORLDS)
  const folder = mkdtempSync(`${world}-unfinished-`)
  await fill(folder)
  try {
    renameSync(folder, world)
  } catch (error) {
    // Another run has generated the same in the meantime.
    rmSync(folder, { recursive: true, force: true })
    if (!existsSync(world)) throw error
  }
  const current = basename(world)
  for (const other of others)
    if (!other.startsWith(current)) rmSync(join(WORLDS, other), { recursive: true, force: true })
}
