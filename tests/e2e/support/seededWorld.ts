import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { runShop } from "./runShop.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder with the demo world in it, to be copied. */
    readonly seededWorld: string
  }
}

/** Prepares the demo world once for all journeys; each shop of a test gets a copy of its own. */
export default async function seededWorld(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-world-"))
  const shop = await runShop({ dataDir: folder, seededFrom: undefined })
  await shop.stop()
  project.provide("seededWorld", folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
