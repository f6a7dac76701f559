import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"

/** Seconds of each test file in the last run, by its path from the root. */
const FILE = "node_modules/.cache/test-times.json"

/** Times of the last runs; empty before the first, or where the file cannot be read. */
export function readFileTimes(root) {
  try {
    return JSON.parse(readFileSync(join(root, FILE), "utf8"))
  } catch {
    return {}
  }
}

/** Stores the seconds of a run's files from vitest's report, for the order of the next run. */
export function recordFileTimes(root, files) {
  const times = readFileTimes(root)
  for (const { name, startTime, endTime } of files)
    times[relative(root, name).split(sep).join("/")] = (endTime - startTime) / 1000
  mkdirSync(dirname(join(root, FILE)), { recursive: true })
  writeFileSync(join(root, FILE), JSON.stringify(times))
}
