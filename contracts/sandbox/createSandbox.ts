import { randomBytes } from "node:crypto"
import type { Duplex } from "node:stream"
import type { IncomingMessage } from "node:http"
import { CHAT_PATH } from "./chat/chatPaths.ts"
import { createChat, type XmppServerSettings } from "./chat/createChat.ts"
import { storesWithChat } from "./chat/storesWithChat.ts"
import { expirePayments } from "./checkout/payment/expirePayments.ts"
import { createCatalogueVersions } from "./stores/CatalogueVersions.ts"
import { createStores } from "./stores/Stores.ts"
import { openAdminConsoleState } from "./platform/services/AdminConsoleState.ts"
import { createResponseCache } from "./composition/ResponseCache.ts"
import { contractRoutes } from "./platform/http/contractRoutes.ts"
import { handleContract, routesBySegments } from "./composition/handleContract.ts"
import { requireStorableFields } from "./platform/http/readForm.ts"
import { notFound } from "./platform/http/Refused.ts"
import { toRefused } from "./platform/http/toRefused.ts"
import { withRequestSource } from "./platform/http/requestSource.ts"
import { refusedResponse } from "./platform/http/responses.ts"
import { erasureHooks } from "./composition/erasureHooks.ts"
import { assistanceEndHooks } from "./composition/assistanceEndHooks.ts"
import { loginHooks } from "./composition/loginHooks.ts"
import { operations } from "./composition/operations.ts"
import { prepareDatabase } from "./composition/prepareDatabase.ts"
import { checkDatabase } from "./platform/readiness/checkDatabase.ts"
import { checkDisk } from "./platform/readiness/checkDisk.ts"
import type { ReadinessProblem } from "./platform/readiness/Readiness.ts"
import { timedCheck } from "./platform/readiness/timedCheck.ts"
import { requireSecret } from "./platform/ports/requireSecret.ts"
import { newToken } from "./platform/ports/token.ts"
import { handleProviderRequest, isProviderPath } from "./purchase/providers/providerRoutes.ts"
import type { ProviderPlaces } from "./platform/services/ProviderPlaces.ts"
import { storesWithProviders } from "./purchase/providers/storesWithProviders.ts"
import type { LogLine, SandboxPorts } from "./platform/ports/SandboxPorts.ts"
import type { SandboxServices } from "./platform/services/SandboxServices.ts"
import { sandboxOnlyRoutes } from "./composition/sandboxOnlyRoutes.ts"
import { createStoreFilling } from "./seed/createStoreFilling.ts"
import type { SeedProgress } from "./seed/seedWorld.ts"
import { openStorage } from "./platform/storage/openStorage.ts"
import type { PoolFigures } from "./platform/storage/Storage.ts"
import { createWaitingRooms } from "./platform/waiting-room/createWaitingRooms.ts"
import { demoWorld } from "./world/demoWorld.ts"
import { generatedWorld } from "./world/generatedWorld.ts"
import { invalidUrlPage, acceptsHtml } from "./customers/sign-in/invalidUrlPage.ts"
import { isLoginPath } from "./customers/session/loginPaths.ts"
import type { World } from "./world/World.ts"

export interface SandboxOptions {
  /**
   * Folder of the database, the pictures and the admin console's key. When absent, everything is in memory, and
   * pictures are in a temporary folder.
   */
  readonly dataDir?: string | undefined
  /** URL of a PostgreSQL database to use instead of PGlite. */
  readonly databaseUrl?: string | undefined
  /** Initial content of a database in memory, as `image` of another sandbox returned it; empty when absent. */
  readonly image?: Blob | undefined
  /**
   * Compressed file with the empty PGlite of a new `dataDir`, which the build makes; PGlite creates one when
   * absent, for 3 s of CPU time.
   */
  readonly emptyDatabase?: string | undefined
  /**
   * Folder with the demo world in a PGlite, with the products of all stores: the content of a new `dataDir` of that
   * world, instead of `emptyDatabase`.
   */
  readonly demoDatabase?: string | undefined
  /** Content of an empty database; `demoWorld()` when absent. */
  readonly world?: World
  /**
   * Number of products of each store of that world, instead of its own number. Stores that are already filled do not
   * change.
   */
  readonly products?: number | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly random?: (bytes: number) => Uint8Array
  /** N of scrypt for new passwords and codes, a power of two; 16,384 when absent. */
  readonly scryptCost?: number | undefined
  /** Origin that customers use, for example `https://shop.example`; with https, cookies are `Secure`. */
  readonly publicUrl?: string | undefined
  /**
   * Origin of the shop for links in mails and codes. Called for each message, because the address may be known only
   * once a server listens. `publicUrl` when absent, and `DEFAULT_SHOP_URL` without either. Never the `Host` of a
   * request: its sender could otherwise direct the readers of mails to another host.
   */
  readonly shopUrl?: (() => string) | undefined
  /**
   * Origins on which passkeys are used, the shop's domain first; that of `shopUrl` when absent. Called for each
   * passkey. Never taken from a request: another site could otherwise use the shop's passkeys.
   */
  readonly passkeyOrigins?: (() => readonly string[]) | undefined
  /**
   * Where `providers` is served, and for which shop. When absent, the providers are served under the sandbox's own
   * paths.
   */
  readonly providers?: ProviderPlaces | undefined
  /** Whether pages may read their access tokens, as the rules say; in HttpOnly cookies when absent. */
  readonly readableTokens?: boolean
  /**
   * Whether a second use of a refresh token within 30 seconds gets the same tokens again, for web servers that share a
   * backend and get requests of one browser at the same time; refused when absent.
   */
  readonly repeatsRefreshes?: boolean
  /**
   * Key of the admin console; the content of `{dataDir}/admin-key` when absent. Without either the admin console is
   * closed.
   */
  readonly adminKey?: string | undefined
  /** The XMPP server to which the chat's workgroups connect; an embedded one when absent. */
  readonly xmppServer?: XmppServerSettings | undefined
  /** Port of the embedded XMPP server for clients over TCP on this machine; none when absent. */
  readonly xmppPort?: number | undefined
  readonly log?: (line: LogLine) => void
  /** Called while the stores of an empty database are created. */
  readonly onSeedProgress?: (progress: SeedProgress) => void
}

export interface Sandbox {
  /** Returns a response to every request, also to an invalid one; never rejects. */
  readonly handle: (request: Request) => Promise<Response>
  /** Takes over an HTTP connection that a client upgrades to the chat's WebSocket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Handles requests to the simulated providers on their own origin: the vault, the bank and the bank's challenge. */
  readonly handleProviders: (request: Request) => Promise<Response>
  /**
   * Waits until a demo store has its products; resolves immediately for any other store. Rejects with a `Refused` when
   * that takes too long; the filling continues.
   */
  readonly prepareStore: (storeId: string) => Promise<void>
  /** Returns a number that changes with every change of a store's catalogue that customers can see. */
  readonly catalogueVersion: (storeId: string) => Promise<number>
  /** Returns the reasons why the sandbox cannot take orders, within two seconds; an empty list when it can. */
  readonly check: () => Promise<readonly ReadinessProblem[]>
  /** Its cached responses, and the connections of PostgreSQL by state. */
  readonly figures: () => SandboxFigures
  /** The whole content of the database; absent with PostgreSQL. */
  readonly image?: () => Promise<Blob>
  readonly close: () => Promise<void>
}

export interface SandboxFigures {
  readonly responses: {
    readonly entries: number
    readonly bytes: number
    readonly hits: number
    readonly misses: number
    readonly evictions: number
  }
  readonly pool?: PoolFigures
}

/**
 * The second implementation of the contracts: a function from request to response with real state.
 *
 * *Details.* Opens the database, migrates its schema and creates the stores. Each store gets its products when they are
 * first needed. Fails with a single clear sentence when the folder is in use, read-only or damaged, or when the
 * database cannot be reached.
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const ports: SandboxPorts = {
    now: options.now ?? Date.now,
    random: options.random ?? randomBytes,
    scryptCost: options.scryptCost,
    log: options.log ?? logToStderr,
  }
  const { dataDir, databaseUrl, image, emptyDatabase, adminKey } = options
  if (adminKey !== undefined)
    requireSecret(adminKey, "The admin key", "Use a longer key, or omit it to have one created.")
  const [routes, storage] = await Promise.all([
    contractRoutes(),
    openStorage({
      dataDir,
      databaseUrl,
      image,
      emptyDatabase,
      original: options.world === undefined && options.products === undefined ? options.demoDatabase : undefined,
    }),
  ])
  const lazyWorld = once(
    () => options.world ?? (options.products === undefined ? demoWorld() : generatedWorld(options.products)),
  )
  const adminConsole = await prepareDatabase(storage, ports, lazyWorld, options.onSeedProgress)
    .then(() => openAdminConsoleState(storage))
    .catch(async (error: unknown) => {
      await storage.close()
      throw error
    })
  const versions = createCatalogueVersions(storage)
  const filling = await createStoreFilling({ storage, world: lazyWorld, versions, now: ports.now })
  const shopPorts: SandboxPorts = { ...ports, now: () => ports.now() + adminConsole.clockOffset() }
  const publicUrl = (options.publicUrl ?? "").replace(/\/$/u, "")
  const providers: ProviderPlaces = options.providers ?? {
    url: () => publicUrl,
    shopOrigins: () => (publicUrl === "" ? [] : [publicUrl]),
  }
  const stores = storesWithChat(
    storesWithProviders(createStores(storage.db, filling), options.providers),
    options.xmppServer,
  )
  const shopUrl = linkOrigin(options.shopUrl, publicUrl)
  const services: SandboxServices = {
    ports: shopPorts,
    adminConsole,
    storage,
    stores,
    filling,
    versions,
    loginHooks,
    assistanceEndHooks,
    erasureHooks,
    expirePayments: (storeId) => expirePayments(services, storeId),
    publicUrl,
    providers,
    readableTokens: options.readableTokens ?? false,
    repeatsRefreshes: options.repeatsRefreshes ?? false,
    shopUrl,
    passkeyOrigins: options.passkeyOrigins ?? (() => [shopUrl()]),
  }
  const contractHandling = {
    routes: routesBySegments(routes),
    operations: new Map(operations(services).map((operation) => [operation.operationId, operation])),
    services,
    cache: createResponseCache(versions, shopPorts.now),
    waitingRooms: createWaitingRooms(services),
  }
  const handleSandboxRoute = await sandboxOnlyRoutes({ services, world: lazyWorld, dataDir, adminKey }).catch(
    async (error: unknown) => {
      await storage.close()
      throw error
    },
  )
  const answering =
    (answer: (request: Request, url: URL) => Promise<Response>) =>
    async (request: Request): Promise<Response> => {
      const url = new URL(request.url)
      const refreshIfStale = adminConsole.refreshIfStale()
      if (refreshIfStale !== undefined) await refreshIfStale
      try {
        requireStorableFields(url.searchParams)
        return await withRequestSource(request, () => answer(request, url))
      } catch (error) {
        const refused = toRefused(error, ports)
        return isLoginPath(url.pathname) && acceptsHtml(request) && refused.status < 500
          ? invalidUrlPage(refused, request, url, newToken(ports))
          : refusedResponse(refused)
      }
    }
  const chat = createChat(services, { server: options.xmppServer, tcpPort: options.xmppPort })
  const checks = [
    timedCheck("database", "The database", () => checkDatabase(storage)),
    ...(dataDir === undefined ? [] : [timedCheck("disk", "The disk of the data folder", () => checkDisk(dataDir))]),
  ]
  return {
    prepareStore: filling.filled,
    catalogueVersion: versions.of,
    check: async () => (await Promise.all(checks.map((check) => check()))).flat(),
    figures: () => ({
      responses: { ...contractHandling.cache.size(), ...contractHandling.cache.counts() },
      ...(storage.pool === undefined ? {} : { pool: storage.pool() }),
    }),
    handle: answering(async (request, url) => {
      if (isProviderPath(url.pathname)) {
        if (options.providers !== undefined) throw notFound("The simulated providers have an origin of their own.")
        return handleProviderRequest(services, request, url)
      }
      if (url.pathname.startsWith(CHAT_PATH)) return chat.handle(request, url)
      return (await handleSandboxRoute(request, url)) ?? (await handleContract(contractHandling, request, url))
    }),
    handleProviders: answering((request, url) => handleProviderRequest(services, request, url)),
    ...(storage.image === undefined ? {} : { image: storage.image }),
    upgrade: chat.upgrade,
    close: () => {
      chat.close()
      return storage.close()
    },
  }
}

/** Origin of a shop with default settings. */
const DEFAULT_SHOP_URL = "http://localhost:4173"

const linkOrigin = (shopUrl: SandboxOptions["shopUrl"], publicUrl: string) => (): string => {
  const known = (shopUrl?.() ?? "").replace(/\/$/u, "")
  return [publicUrl, known].find((url) => url !== "") ?? DEFAULT_SHOP_URL
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

const logToStderr = (line: LogLine): void => {
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
