import { createHash } from "node:crypto"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/**
 * Files that take minutes, by how their path ends. One that began last would leave a core without work until it ends.
 */
const LONGEST = [
  "sandbox/contract/fuzz.test.ts",
  "sandbox/contract/fuzzOthers.test.ts",
  "sandbox/contract/strangers.test.ts",
  "sandbox/catalog/storeFilling.test.ts",
]

/** Draws the order of files from the run's seed, but for those that take longest, which begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const {
      root,
      sequence: { seed },
    } = this.ctx.config
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((end) => moduleId.endsWith(end))
    const drawn = (file: TestSpecification) =>
      `${isLong(file) ? 0 : 1}${createHash("sha1")
        .update(`${seed} ${file.moduleId.slice(root.length)}`)
        .digest("hex")}`
    return files
      .map((file) => ({ file, at: drawn(file) }))
      .sort((one, other) => (one.at < other.at ? -1 : 1))
      .map(({ file }) => file)
  }
}
