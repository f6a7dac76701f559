import type { Sandbox } from "../../../contracts/sandbox/createSandbox.ts"
import { createSandbox } from "../../../contracts/sandbox/createSandbox.ts"
import type { SandboxServer } from "../../../contracts/sandbox/server.ts"
import { serveSandbox } from "../../../contracts/sandbox/server.ts"
import { CHEAP_SCRYPT } from "../sandbox/CHEAP_SCRYPT.ts"
import { imageOf } from "../sandbox/memoryImages.ts"
import { newDatabase } from "../sandbox/newDatabase.ts"
import { smallWorld } from "../sandbox/smallWorld.ts"

/** Domain of the embedded service. */
export const EMBEDDED_DOMAIN = "chat.selvedge.example"
export const AGENT = { jid: `agent-1@${EMBEDDED_DOMAIN}`, password: "demo-agent-key-1" }
const SPAIN = "10000034"
/** A Monday morning at which the workgroups of the Spanish store are open. */
const OPEN_TIME = Date.UTC(2026, 0, 5, 9, 30)

/** A sandbox with its embedded chat on a port of this machine. */
export interface EmbeddedChat {
  readonly port: number
  readonly websocketUrl: string
  /** Returns the access token of a new guest, whose account is `session`. */
  readonly guestToken: () => Promise<string>
  /** Ends all connections without warning and serves the same database again on the same port. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a sandbox, with a port for TCP if one is given; its clock runs from a Monday morning. */
export async function startEmbeddedChat(settings: { readonly xmppPort?: number } = {}): Promise<EmbeddedChat> {
  const { close, ...database } = await newDatabase(true)
  const started = Date.now()
  let origin = ""
  const options = {
    ...settings,
    world: smallWorld,
    scryptCost: CHEAP_SCRYPT,
    now: () => OPEN_TIME + Date.now() - started,
    shopUrl: () => origin,
    log: () => undefined,
  }
  let sandbox: Sandbox = await createSandbox({ ...options, ...database })
  let server: SandboxServer = await serveSandbox(sandbox, { graceMs: 0 })
  origin = server.url
  const port = Number(new URL(server.url).port)
  return {
    port,
    websocketUrl: `${server.url.replace("http", "ws")}/chat/websocket`,
    guestToken: async () => {
      const path = `/api/storefront/1/stores/${SPAIN}/users/guests`
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST" })
      const body: unknown = await response.json()
      return typeof body === "object" && body !== null && "access_token" in body ? String(body.access_token) : ""
    },
    kill: async () => {
      await server.close()
      const stored = database.databaseUrl === undefined ? { image: await imageOf(sandbox) } : database
      await sandbox.close()
      sandbox = await createSandbox({ ...options, ...stored })
      server = await serveSandbox(sandbox, { port, graceMs: 0 })
    },
    stop: async () => {
      await server.close()
      await sandbox.close()
      await close()
    },
  }
}
