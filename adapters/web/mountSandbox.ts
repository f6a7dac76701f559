import { join } from "node:path"
import { createSandbox } from "../../contracts/sandbox/createSandbox.ts"
import type { Backend } from "./Backend.ts"
import { COLLECTOR_PATH, LOGIN_PATH } from "./Backend.ts"
import type { Settings } from "./readSettings.ts"

/** Calls inside the process need some address; nothing is ever sent to it. */
const SANDBOX_URL = "http://sandbox.invalid"

/** Path of the simulated vault's frame on the providers' origin. */
export const SANDBOX_VAULT_PATH = "/sandbox/vault"

/** Where shop and simulated providers are reached; known once both listen. */
export interface SandboxOrigins {
  /** Of the providers; without a slash at the end. */
  readonly providersOrigin: string
  /** The first is the one that shoppers are led back to. */
  readonly shopOrigins: readonly string[]
}

/** The sandbox as the backend: the one place where the product reaches into it. */
export async function mountSandbox(
  { dataDir, databaseUrl, demoProducts, publicOrigin, sessionHolder }: Settings,
  origins: () => SandboxOrigins,
): Promise<Backend & Required<Pick<Backend, "handleProviders">>> {
  const sandbox = await createSandbox({
    dataDir: join(dataDir, "sandbox"),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    products: demoProducts,
    ...(publicOrigin === undefined ? {} : { publicUrl: publicOrigin }),
    // Without a public origin, links lead to where the shop listens; it is never the host that a request names.
    shopUrl: () => origins().shopOrigins[0] ?? "",
    providers: { url: () => origins().providersOrigin, shopOrigins: () => origins().shopOrigins },
    readableTokens: sessionHolder === "page",
    onSeedProgress: ({ done, total }) => {
      if (process.stderr.isTTY)
        process.stderr.write(done === total ? "\r\u001b[K" : `\r\u001b[KPreparing the demo world … ${done} of ${total}`)
    },
  })
  return {
    url: SANDBOX_URL,
    fetch: (request) => sandbox.handle(request),
    proxy: (request) => sandbox.handle(request),
    proxiedPaths: ["/media/", "/sandbox", COLLECTOR_PATH, LOGIN_PATH],
    handleProviders: (request) => sandbox.handleProviders(request),
    prepareStore: (storeId) => sandbox.prepareStore(storeId),
    check: () => sandbox.check(),
    close: () => sandbox.close(),
  }
}
