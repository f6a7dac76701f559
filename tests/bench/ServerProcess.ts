import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"

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

/** Starts the built web server or sandbox on a free port, and waits until it is open. Linux only. */
export async function startServerProcess(
  program: "web" | "sandbox",
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [`dist/server/${program}.js`], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", PROVIDERS_PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = once(child, "exit")
  let printed = ""
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString()
      const found = READY.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`${program} ended before it was open: ${printed}`)))
  })
  return {
    address,
    cpuMillis: () => {
      const [, fields = ""] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")
      const [user, system] = fields.split(" ").slice(11, 13).map(Number)
      return ((user ?? 0) + (system ?? 0)) * MILLIS_PER_TICK
    },
    residentMegabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1000,
    end: async () => {
      child.kill("SIGINT")
      await ended
    },
  }
}
