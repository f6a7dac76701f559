import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Files that took longer begin first, the longest before all: one that began last would leave a core without work. */
const LONG_SECONDS = 5

/** Files that take longest, by how their path ends, for the first run on a machine. */
const LONGEST = [
  "sandbox/contract/fuzz.test.ts",
  "sandbox/contract/fuzzOthers.test.ts",
  "sandbox/contract/strangers.test.ts",
  "sandbox/catalog/storeFilling.test.ts",
]

/** Where `npm test` keeps the seconds of each file (scripts/testing/fileTimes.mjs). */
const TIMES = "node_modules/.cache/test-times.json"

/** Draws the order of files from the run's seed, but for those that took longest in the last run, which begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const {
      root,
      sequence: { seed },
    } = this.ctx.config
    const times = readTimes(root)
    const placed = files.map((file) => {
      const path = file.moduleId.slice(root.length)
      const seconds = times.get(path.replace(/^\//u, "")) ?? (LONGEST.some((end) => path.endsWith(end)) ? Infinity : 0)
      const drawn = createHash("sha1").update(`${seed} ${path}`).digest("hex")
      return { file, seconds: seconds > LONG_SECONDS ? seconds : 0, drawn }
    })
    return placed
      .toSorted((one, other) => {
        if (one.seconds !== other.seconds) return one.seconds < other.seconds ? 1 : -1
        return one.drawn < other.drawn ? -1 : 1
      })
      .map(({ file }) => file)
  }
}

/** Nothing before the first run. */
function readTimes(root: string): ReadonlyMap<string, number> {
  try {
    const read: unknown = JSON.parse(readFileSync(join(root, TIMES), "utf8"))
    if (typeof read !== "object" || read === null) return new Map()
    return new Map(
      Object.entries(read).flatMap(([path, seconds]) => (typeof seconds === "number" ? [[path, seconds]] : [])),
    )
  } catch {
    return new Map()
  }
}
