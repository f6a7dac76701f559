import { spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"

/** A server of the build in its own process. */
export interface ServerProcess {
  readonly address: string
  /** Its CPU time so far. */
  readonly cpuMillis: () => number
  readonly residentMegabytes: () => number
  readonly end: () => Promise<void>
}

const READY = /(?:Selvedge is open|The sandbox answers) at (http:\/\/\S+)/
/** Linux counts CPU time in hundredths of a second. */
const MILLIS_PER_TICK = 10
/** Places of the parent's id and of times in `/proc/…/stat`: user and system, then those of ended children. */
const PARENT = 1
const OWN_TIMES = [11, 12]
const ALL_TIMES = [11, 12, 13, 14]

/** Starts the built web server or sandbox of a checkout on a free port, and waits until it is open. Linux only. */
export async function startServerProcess(
  program: "web" | "sandbox",
  environment: Readonly<Record<string, string>>,
  root = ".",
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [`dist/server/${program}.js`], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", PROVIDERS_PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = once(child, "exit")
  let printed = ""
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const found = READY.exec(printed)?.[1]
      if (found === undefined) return
      child.stdout.off("data", read).resume()
      resolve(found)
    }
    child.stdout.on("data", read)
    void ended.then(() => reject(new Error(`${program} ended before it was open: ${printed}`)))
  })
  return {
    address,
    cpuMillis: () => cpuMillisOf(child.pid ?? 0),
    residentMegabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1000,
    end: async () => {
      child.kill("SIGINT")
      await ended
    },
  }
}

/** CPU time of a process so far; 0 when it has ended. Linux only. */
export function cpuMillisOf(processId: number): number {
  return cpuMillisIn(statOf(processId), OWN_TIMES)
}

/** CPU time so far of a process and its children, with those that have ended. Linux only. */
export function treeCpuMillis(processId: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => Number(stat[PARENT]) === processId)
  return [statOf(processId), ...children].reduce((sum, stat) => sum + cpuMillisIn(stat, ALL_TIMES), 0)
}

function cpuMillisIn(stat: readonly string[], fields: readonly number[]): number {
  return fields.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0) * MILLIS_PER_TICK
}

/** The fields of a process after its name; none when it has ended. */
function statOf(processId: number): readonly string[] {
  try {
    const [, fields = ""] = readFileSync(`/proc/${processId}/stat`, "utf8").split(") ")
    return fields.split(" ")
  } catch {
    return []
  }
}
