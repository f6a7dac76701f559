import { open, statfs } from "node:fs/promises"
import { join } from "node:path"
import type { ReadinessProblem } from "./Readiness.ts"

/** File that is written to test the data folder; overwritten each time. */
export const PROBE_FILE = "readiness-probe"
const PROBE = "x".repeat(4_096)
/** Bytes: PostgreSQL needs 16 MiB for its next segment of the write-ahead log, and pictures need space too. */
const MIN_FREE = 33_554_432
const MEBIBYTE = 1_048_576

/** Checks that the data folder is writable and has free space. */
export const checkDisk = async (folder: string): Promise<readonly ReadinessProblem[]> => {
  const problem = (text: string): readonly ReadinessProblem[] => [{ part: "disk", problem: `The data folder ${text}` }]
  try {
    const file = await open(join(folder, PROBE_FILE), "w")
    try {
      await file.writeFile(PROBE)
      await file.sync()
    } finally {
      await file.close()
    }
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    return free < MIN_FREE
      ? problem(`has ${Math.floor(free / MEBIBYTE)} MiB of disk space left: free at least ${MIN_FREE / MEBIBYTE} MiB.`)
      : []
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error"
    return problem(`cannot be written (${code}): check its disk space, its owner and its permissions.`)
  }
}
