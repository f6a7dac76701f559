import { execFile } from "node:child_process"
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { freePort } from "./startProsody.ts"

const run = promisify(execFile)
const STARTUP_TRIES = 60
const PAUSE_MS = 250

/** An ejabberd server of a test, with rooms and their archive at `rooms.localhost`. */
export interface Ejabberd {
  readonly port: number
  readonly websocketPath: string
  /** Port for components. */
  readonly componentPort: number
  readonly stop: () => Promise<void>
}

/** Starts ejabberd with accounts, all with the password `secret`, and the component `workgroup.localhost`. */
export async function startEjabberd(accounts: readonly string[], componentSecret: string): Promise<Ejabberd> {
  const folder = await mkdtemp(join(tmpdir(), "selvedge-ejabberd-"))
  // The program gives up the rights of root.
  await chmod(folder, 0o755)
  for (const name of ["spool", "logs", "config"]) {
    await mkdir(join(folder, name))
    await chmod(join(folder, name), 0o777)
  }
  const [port, componentPort] = [await freePort(), await freePort()]
  const config = join(folder, "config", "ejabberd.yml")
  await writeFile(config, configuration(port, componentPort, componentSecret))
  await cp("/etc/ejabberd/inetrc", join(folder, "config", "inetrc"))
  await writeFile(join(folder, "config", "ejabberdctl.cfg"), "")
  const node = `ejabberd${process.pid}@localhost`
  const ctl = (...command: readonly string[]) =>
    run("ejabberdctl", [
      ...["--node", node, "--spool", join(folder, "spool"), "--logs", join(folder, "logs")],
      ...["--config-dir", join(folder, "config"), "--config", config],
      ...["--ctl-config", join(folder, "config", "ejabberdctl.cfg")],
      ...command,
    ])
  await ctl("start")
  for (let attempt = 0; ; attempt += 1) {
    try {
      await ctl("status")
      break
    } catch (error) {
      if (attempt >= STARTUP_TRIES) throw error
      await sleep(PAUSE_MS)
    }
  }
  for (const account of accounts) await ctl("register", account, "localhost", "secret")
  return {
    port,
    websocketPath: "xmpp-websocket",
    componentPort,
    stop: async () => {
      await ctl("stop")
      await ctl("stopped")
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(port: number, componentPort: number, componentSecret: string): string {
  return `
loglevel: warning
hosts: [localhost]
auth_method: internal
auth_password_format: plain
listen:
  -
    port: ${port}
    ip: "127.0.0.1"
    module: ejabberd_http
    request_handlers:
      /xmpp-websocket: ejabberd_http_ws
  -
    port: ${componentPort}
    ip: "::"
    module: ejabberd_service
    access: all
    hosts:
      workgroup.localhost:
        password: "${componentSecret}"
modules:
  mod_disco: {}
  mod_roster: {}
  mod_ping: {}
  mod_stream_mgmt: {}
  mod_mam: {}
  mod_muc:
    host: rooms.localhost
    default_room_options:
      mam: true
      persistent: true
`
}
