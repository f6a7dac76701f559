import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Files that took longest start first: a long file that starts last would leave cores idle. */
const LONG_SECONDS = 5

/** Path endings of the slowest files, for the first run on a machine. */
const LONGEST = [
  "sandbox/contract/fuzz.test.ts",
  "sandbox/contract/fuzzOthers.test.ts",
  "sandbox/contract/strangers.test.ts",
  "sandbox/catalog/storeFilling.test.ts",
]

/** Where `npm test` stores the seconds of each file (scripts/testing/fileTimes.mjs). */
const TIMES = "node_modules/.cache/test-times.json"

/** Shuffles the files with the run's seed, except that the slowest files of the last run start first. */
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

/** Empty before the first run. */
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
