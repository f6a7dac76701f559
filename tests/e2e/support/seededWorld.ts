import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { fillStore } from "./fillStore.ts"
import { runShop } from "./runShop.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder with the demo world in it, to be copied. */
    readonly seededWorld: string
  }
}

/** Stores that journeys go to, Spain first; the others stay empty, and every copy small. */
const VISITED = ["10000034", "10000001", "10000081", "10000966"]

/** Prepares the demo world once for all journeys, with the products of some stores; each shop of a test gets a copy of its own. */
export default async function seededWorld(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-world-"))
  const shop = await runShop({ dataDir: folder, seededFrom: undefined })
  for (const storeId of VISITED) await fillStore(shop.address, storeId)
  await shop.stop()
  project.provide("seededWorld", folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
