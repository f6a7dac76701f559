import { join } from "node:path"
import { createSandbox } from "../../contracts/sandbox/createSandbox.ts"
import type { Backend } from "./Backend.ts"
import { CHAT_PATH, COLLECTOR_PATH, LOGIN_PATH } from "./Backend.ts"
import type { ShopLog } from "./operations/ShopLog.ts"
import type { Settings } from "./settings/readSettings.ts"

/** Placeholder for calls inside the process; never requested. */
const SANDBOX_URL = "http://sandbox.invalid"

/** Path of the simulated vault's frame on the providers' origin. */
export const SANDBOX_VAULT_PATH = "/sandbox/vault"

/** Origins of the shop and the simulated providers; known once both listen. */
export interface SandboxOrigins {
  /** Origin of the providers, without a trailing slash. */
  readonly providersOrigin: string
  /** Origins of the shop; the first one is used for redirects back. */
  readonly shopOrigins: readonly string[]
}

/**
 * Mounts the sandbox as the backend. A new data folder starts from the demo world, else from the file with an empty
 * database. Only this module of
 * the product imports it.
 */
export async function mountSandbox(
  {
    dataDir,
    emptyDatabase,
    demoDatabase,
    databaseUrl,
    demoProducts,
    publicOrigin,
    passkeyOrigins,
    sessionHolder,
    xmppServer,
  }: Settings & { readonly emptyDatabase: string; readonly demoDatabase: string },
  origins: () => SandboxOrigins,
  log: ShopLog,
): Promise<Backend & Required<Pick<Backend, "handleProviders">>> {
  const sandbox = await createSandbox({
    dataDir: join(dataDir, "sandbox"),
    emptyDatabase,
    demoDatabase,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    products: demoProducts,
    ...(publicOrigin === undefined ? {} : { publicUrl: publicOrigin }),
    // Without a public origin, links use the address that the shop listens on; never the host of a request.
    shopUrl: () => origins().shopOrigins[0] ?? "",
    // Of two local names, browsers accept passkeys on localhost only.
    passkeyOrigins: () => passkeyOrigins ?? origins().shopOrigins,
    providers: { url: () => origins().providersOrigin, shopOrigins: () => origins().shopOrigins },
    xmppServer,
    // Only web servers on PostgreSQL share sessions.
    repeatsRefreshes: databaseUrl !== undefined,
    readableTokens: sessionHolder === "page",
    log: ({ level, message, detail }) => log[level](message, { part: "sandbox", ...detail }),
    onSeedProgress: ({ done, total }) => {
      if (process.stderr.isTTY)
        process.stderr.write(done === total ? "\r\u001b[K" : `\r\u001b[KPreparing the demo world … ${done} of ${total}`)
    },
  })
  return {
    url: SANDBOX_URL,
    fetch: (request) => sandbox.handle(request),
    proxy: (request) => sandbox.handle(request),
    proxiedPaths: ["/media/", "/sandbox", CHAT_PATH, COLLECTOR_PATH, LOGIN_PATH],
    upgrade: sandbox.upgrade,
    handleProviders: (request) => sandbox.handleProviders(request),
    catalogueVersion: (storeId) => sandbox.catalogueVersion(storeId),
    prepareStore: (storeId) => sandbox.prepareStore(storeId),
    check: () => sandbox.check(),
    figures: () => {
      const { responses, pool } = sandbox.figures()
      return {
        caches: { sandbox_responses: responses },
        queues: {},
        ...(pool === undefined ? {} : { databaseConnections: pool }),
      }
    },
    close: () => sandbox.close(),
  }
}
