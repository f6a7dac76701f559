import { readFileSync } from "node:fs"

/** `sysconf(_SC_CLK_TCK)`: the unit of times in `/proc`, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100
/** Fields of `/proc/self/stat` after the command's name: user and system time of children that have ended. */
const [CHILD_USER, CHILD_SYSTEM] = [13, 14]

/**
 * CPU seconds of all ended child processes and their descendants, as far as their parents waited for them; `undefined`
 * where the system does not report them (only Linux does).
 */
export function childCpuSeconds() {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8")
    // The command's name is in parentheses and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    return (Number(fields[CHILD_USER]) + Number(fields[CHILD_SYSTEM])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}
