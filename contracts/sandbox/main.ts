import { mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { createSandbox, type Sandbox } from "./createSandbox.ts"
import { relyingParty } from "./customers/account/passkeys/relyingParty.ts"
import { logRequests } from "./logRequests.ts"
import { createLog, LOG_LEVELS, processDestination } from "./platform/ports/createLog.ts"
import { unavailable } from "./platform/http/Refused.ts"
import { refusedResponse } from "./platform/http/responses.ts"
import { respondToProbe } from "./platform/readiness/respondToProbe.ts"
import type { ReadinessProblem } from "./platform/readiness/Readiness.ts"
import { serveSandbox } from "./server.ts"

/**
 * The sandbox as a program: a standalone backend. Environment variables: `PORT`, `HOST`, `DATA_DIR` or `DATABASE_URL`,
 * `DEMO_PRODUCTS`, `PUBLIC_URL`, `PASSKEY_ORIGINS`, `LOG_LEVEL`, `XMPP_URL` with `XMPP_COMPONENT_SECRET`, `XMPP_PORT`
 * and `TRUSTED_PROXIES` (number of proxies in front that add a client's address to `x-forwarded-for`).
 */

const setting = (name: string): string | undefined => {
  const value = process.env[name]?.trim()
  return value === "" ? undefined : value
}

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const port = setting("PORT") ?? "4174"
const host = setting("HOST") ?? "127.0.0.1"
if (!/^[0-9]{1,5}$/u.test(port) || Number(port) > 65_535)
  fail(`PORT is "${port}", which is no port: set it to a number from 0 to 65535.`)
const products = setting("DEMO_PRODUCTS")
if (products !== undefined && !(/^[0-9]{1,6}$/u.test(products) && Number(products) <= 100_000))
  fail(
    `DEMO_PRODUCTS is "${products}", which is no number of products: set it to a number from 0 ` +
      `(none, for a catalogue of your own) to 100000.`,
  )
const trustedProxies = setting("TRUSTED_PROXIES") ?? "0"
if (!/^[0-9]$/u.test(trustedProxies))
  fail(
    `TRUSTED_PROXIES is "${trustedProxies}", which is no number of servers: set it to how many stand ` +
      `in front of this one, from 0 to 9.`,
  )
const levelName = setting("LOG_LEVEL") ?? "info"
const level =
  LOG_LEVELS.find((known) => known === levelName) ??
  fail(`LOG_LEVEL is "${levelName}", which is no level: set it to ${LOG_LEVELS.join(", ")}.`)
/** Returns the settings of the XMPP server for the chat's workgroups. */
const xmppServer = (): { readonly url: string; readonly componentSecret: string } | undefined => {
  const url = setting("XMPP_URL")
  if (url === undefined) return undefined
  if (!URL.canParse(url) || new URL(url).protocol !== "xmpp:" || new URL(url).hostname === "")
    return fail(`XMPP_URL is "${url}", which is no server: set it to something like xmpp://chat.example:5347.`)
  const componentSecret = setting("XMPP_COMPONENT_SECRET")
  return componentSecret === undefined
    ? fail("XMPP_COMPONENT_SECRET is not set: set it to the secret that the server at XMPP_URL expects.")
    : { url, componentSecret }
}
const xmppPort = setting("XMPP_PORT")
if (xmppPort !== undefined && !(/^[1-9][0-9]{0,4}$/u.test(xmppPort) && Number(xmppPort) <= 65_535))
  fail(`XMPP_PORT is "${xmppPort}", which is no port: set it to a number from 1 to 65535, such as 5222.`)
// A shop in front of this sandbox has another address than the sandbox.
const passkeyOrigins = (setting("PASSKEY_ORIGINS") ?? setting("PUBLIC_URL") ?? "http://localhost:4173")
  .split(",")
  .map((origin) => origin.trim())
if (setting("PASSKEY_ORIGINS") !== undefined && relyingParty(passkeyOrigins)?.origins.join() !== passkeyOrigins.join())
  fail(
    `PASSKEY_ORIGINS is "${passkeyOrigins.join(",")}", which are no origins of one domain: ` +
      "set it to something like https://shop.example,https://m.shop.example.",
  )
const dataDir = join(resolve(setting("DATA_DIR") ?? ".data"), "sandbox")

/** The request handler and the readiness check; the port opens before the database does. */
let serving: Pick<Sandbox, "handle"> & {
  readonly upgrade?: Sandbox["upgrade"]
  readonly check: () => Promise<readonly ReadinessProblem[]>
} = {
  handle: async () => refusedResponse(unavailable("The sandbox is starting.")),
  check: async () => [{ part: "server", problem: "The sandbox is starting." }],
}

try {
  mkdirSync(dataDir, { recursive: true })
  const log = createLog(level, await processDestination(process.stderr.isTTY))
  const handle = logRequests((request) => serving.handle(request), log)
  const server = await serveSandbox(
    {
      handle: async (request) => (await respondToProbe(request, serving.check)) ?? handle(request),
      upgrade: (request, socket, head) =>
        serving.upgrade === undefined ? void socket.destroy() : serving.upgrade(request, socket, head),
    },
    { port: Number(port), host, trustedProxies: Number(trustedProxies) },
  ).catch((error: unknown) => {
    throw new Error(
      `The sandbox could not listen on ${host}:${port} ` +
        `(${error instanceof Error ? error.message : String(error)}): choose another port with PORT=4175.`,
    )
  })
  const sandbox = await createSandbox({
    dataDir,
    log,
    databaseUrl: setting("DATABASE_URL"),
    repeatsRefreshes: setting("DATABASE_URL") !== undefined,
    emptyDatabase: fileURLToPath(new URL("./empty-database.tar.gz", import.meta.url)),
    demoDatabase: fileURLToPath(new URL("./demo-database", import.meta.url)),
    publicUrl: setting("PUBLIC_URL"),
    products: products === undefined ? undefined : Number(products),
    xmppServer: xmppServer(),
    xmppPort: xmppPort === undefined ? undefined : Number(xmppPort),
    shopUrl: () => server.url,
    passkeyOrigins: () => passkeyOrigins,
  })
  serving = sandbox
  process.stdout.write(`The sandbox answers at ${server.url}\n`)
  let ending = false
  const end = (): void => {
    if (ending) process.exit(130)
    ending = true
    serving = { ...sandbox, check: async () => [{ part: "server", problem: "The sandbox is shutting down." }] }
    server
      .close()
      .then(() => sandbox.close())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(String(error)),
      )
  }
  process.once("SIGTERM", end)
  process.on("SIGINT", end)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
