import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

const STARTUP_MS = 20_000

/** A Prosody server of a test, with rooms and their archive at `rooms.localhost`. */
export interface Prosody {
  readonly port: number
  readonly websocketPath: string
  /** Port for components. */
  readonly componentPort: number
  /** Ends the process without warning and starts it again with the same data. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Settings of a Prosody server; with a secret it has the component `workgroup.localhost`. */
export interface ProsodyOptions {
  readonly hibernationSeconds?: number
  readonly componentSecret?: string
}

/** Starts Prosody with accounts, all with the password `secret`, on a free port. */
export async function startProsody(
  accounts: readonly string[],
  { hibernationSeconds = 60, componentSecret }: ProsodyOptions = {},
): Promise<Prosody> {
  const folder = await mkdtemp(join(tmpdir(), "selvedge-prosody-"))
  await mkdir(join(folder, "data"))
  await mkdir(join(folder, "certs"))
  const port = await freePort()
  const config = join(folder, "prosody.cfg.lua")
  const componentPort = await freePort()
  await writeFile(config, configuration(folder, { port, componentPort, hibernationSeconds, componentSecret }))
  // As `prosodyctl register` writes them, which starts a process for each.
  const accountFolder = join(folder, "data", "localhost", "accounts")
  await mkdir(accountFolder, { recursive: true })
  for (const account of accounts)
    await writeFile(join(accountFolder, `${encoded(account)}.dat`), 'return {\n\t["password"] = "secret";\n};\n')
  let child = await launch(config, port)
  return {
    port,
    websocketPath: "xmpp-websocket",
    componentPort,
    kill: async () => {
      await end(child, "SIGKILL")
      child = await launch(config, port)
    },
    stop: async () => {
      await end(child, "SIGTERM")
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The name of an account's file, as Prosody encodes it. */
function encoded(account: string): string {
  return account.replace(/[^a-z0-9]/gi, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}

function configuration(
  folder: string,
  {
    port,
    componentPort,
    hibernationSeconds,
    componentSecret,
  }: {
    readonly port: number
    readonly componentPort: number
    readonly hibernationSeconds: number
    readonly componentSecret: string | undefined
  },
): string {
  const component =
    componentSecret === undefined ? "" : `Component "workgroup.localhost"\n  component_secret = "${componentSecret}"\n`
  return `
run_as_root = true
daemonize = false
pidfile = "${folder}/prosody.pid"
data_path = "${folder}/data"
plugin_paths = {}
log = { error = "*console" }
modules_enabled = { "roster", "saslauth", "disco", "smacks", "websocket", "bosh", "ping", "carbons" }
modules_disabled = { "s2s", "tls", "offline" }
interfaces = { "127.0.0.1" }
http_interfaces = { "127.0.0.1" }
http_ports = { ${port} }
https_ports = {}
http_default_host = "localhost"
c2s_ports = {}
component_ports = { ${componentSecret === undefined ? "" : componentPort} }
component_interfaces = { "127.0.0.1", "::1" }
s2s_ports = {}
consider_websocket_secure = true
consider_bosh_secure = true
allow_unencrypted_plain_auth = true
c2s_require_encryption = false
authentication = "internal_plain"
storage = "internal"
smacks_hibernation_time = ${hibernationSeconds}
VirtualHost "localhost"
Component "rooms.localhost" "muc"
  modules_enabled = { "muc_mam" }
  muc_log_by_default = true
  muc_log_expires_after = "never"
  muc_room_cache_size = 1000
  muc_room_default_persistent = true
  muc_room_locking = false
  muc_room_default_public = true
${component}`
}

async function launch(config: string, port: number): Promise<ChildProcess> {
  const child = spawn("prosody", ["-F", "--config", config], { stdio: ["ignore", "pipe", "pipe"] })
  const printed: string[] = []
  child.stdout.on("data", (chunk: Buffer) => void printed.push(chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => void printed.push(chunk.toString()))
  const until = Date.now() + STARTUP_MS
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`Prosody did not start: ${printed.join("")}`)
    await sleep(20)
  }
  return child
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  child.kill(signal)
  await ended
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("connect", () => (socket.destroy(), resolve(true)))
    socket.once("error", () => resolve(false))
  })
}

/** Returns a port that no process listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("no port")),
      )
    })
  })
}
