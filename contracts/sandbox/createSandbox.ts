import { randomBytes } from "node:crypto"
import { sql } from "kysely"
import { createCatalogueVersions } from "./catalog/CatalogueVersions.ts"
import { createStores } from "./catalog/Stores.ts"
import { openAdminConsoleState } from "./admin-console/AdminConsoleState.ts"
import { createResponseCache } from "./http/AnswerCache.ts"
import { contractRoutes } from "./http/contractRoutes.ts"
import { handleContract } from "./http/handleContract.ts"
import { requireStorableFields } from "./http/readForm.ts"
import { notFound } from "./http/Refusal.ts"
import { refusalOf } from "./http/refusalOf.ts"
import { withRequestSource } from "./http/requestSource.ts"
import { refusedResponse } from "./http/responses.ts"
import { erasureHooks } from "./erasureHooks.ts"
import { loginHooks } from "./loginHooks.ts"
import { migrations } from "./migrations.ts"
import { operations } from "./operations.ts"
import { checkDatabase } from "./readiness/checkDatabase.ts"
import { checkDisk } from "./readiness/checkDisk.ts"
import type { ReadinessProblem } from "./readiness/Readiness.ts"
import { timedCheck } from "./readiness/timedCheck.ts"
import { seedTickets } from "./orders/tickets/seedTickets.ts"
import { requireSecret } from "./ports/requireSecret.ts"
import { newToken } from "./ports/token.ts"
import { handleProviderRequest, isProviderPath } from "./providers/providerRoutes.ts"
import type { ProviderPlaces } from "./providers/ProviderPlaces.ts"
import { storesWithProviders } from "./providers/storesWithProviders.ts"
import type { LogLine, SandboxPorts } from "./ports/SandboxPorts.ts"
import type { SandboxServices } from "./SandboxServices.ts"
import { sandboxOnlyRoutes } from "./sandboxOnlyRoutes.ts"
import { createStoreFilling } from "./seed/createStoreFilling.ts"
import { refreshSearchTexts } from "./seed/refreshSearchTexts.ts"
import { seedPlaces } from "./seed/seedPlaces.ts"
import { type SeedProgress, seedWorld } from "./seed/seedWorld.ts"
import { seedCustomers } from "./session/seedCustomers.ts"
import { seedGiftCards } from "./wallet/seedGiftCards.ts"
import { migrate } from "./storage/migrate.ts"
import { openStorage } from "./storage/openStorage.ts"
import type { Storage } from "./storage/Storage.ts"
import { demoWorld } from "./world/demoWorld.ts"
import { generatedWorld } from "./world/generatedWorld.ts"
import { invalidUrlPage, acceptsHtml } from "./sign-in/invalidUrlPage.ts"
import { isLoginPath } from "./sign-in/loginPaths.ts"
import type { World } from "./world/World.ts"

export interface SandboxOptions {
  /** Folder of the database, the pictures and the desk key; in memory (pictures in a temporary folder) when absent. */
  readonly dataDir?: string | undefined
  /** PostgreSQL in place of PGlite. */
  readonly databaseUrl?: string | undefined
  /** What a database in memory begins with, as `image` of another sandbox gave it; empty when absent. */
  readonly image?: Blob | undefined
  /** What an empty database is filled with; `demoWorld()` when absent. */
  readonly world?: World
  /**
   * How many products each store of that world has, instead of its own number; what was filled before stays as it is.
   */
  readonly products?: number | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly random?: (bytes: number) => Uint8Array
  /** Origin shoppers see, for example `https://shop.example`; with https, cookies are `Secure`. */
  readonly publicUrl?: string | undefined
  /**
   * Where shoppers reach the shop, for links in mails and codes; asked at each message, since it may be known only once
   * a server listens. `publicUrl` when absent, and `DEFAULT_SHOP_URL` without either. Never the `Host` of a request:
   * whoever sends one could otherwise lead the readers of mails to a host of their own.
   */
  readonly shopUrl?: (() => string) | undefined
  /**
   * Where `providers` is served, and for which shop; the providers stand among the sandbox's own addresses when absent.
   */
  readonly providers?: ProviderPlaces | undefined
  /**
   * Whether pages may read their access tokens, as the specification has it; HttpOnly cookies hold them when absent.
   */
  readonly readableTokens?: boolean
  /** Key of the shop's desk; that of `{dataDir}/desk-key` when absent, and without either the desk is closed. */
  readonly deskKey?: string | undefined
  readonly log?: (line: LogLine) => void
  /** Called while the stores of an empty database are opened. */
  readonly onSeedProgress?: (progress: SeedProgress) => void
}

export interface Sandbox {
  /** Answers any request, also a wrong one; never rejects. */
  readonly handle: (request: Request) => Promise<Response>
  /**
   * Answers what the simulated providers are asked on an origin of their own: the vault, the bank, the bank's question.
   */
  readonly handleProviders: (request: Request) => Promise<Response>
  /**
   * Waits until a store of the demo has its products; at once for any other. Rejects with a refusal when that takes too
   * long: the filling goes on.
   */
  readonly prepareStore: (storeId: string) => Promise<void>
  /** What keeps it from taking orders, found out within two seconds; empty when nothing does. */
  readonly check: () => Promise<readonly ReadinessProblem[]>
  /** All that the database of a sandbox without PostgreSQL holds. */
  readonly image?: () => Promise<Blob>
  readonly close: () => Promise<void>
}

/** Two processes that start on one empty PostgreSQL wait for each other here. */
const SETUP_LOCK = 20_260_101

/**
 * The second implementation of the contracts: a function from request to response with real state.
 *
 * *Details.* Opens the database, brings its schema up to date and opens the stores once; each gets its products when
 * they are needed first. Fails with one clear sentence when the folder is in use, cannot be written or is damaged, or
 * the database cannot be reached.
 */
export const createSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const ports: SandboxPorts = {
    now: options.now ?? Date.now,
    random: options.random ?? randomBytes,
    log: options.log ?? logToStderr,
  }
  const { dataDir, databaseUrl, image, deskKey } = options
  if (deskKey !== undefined)
    requireSecret(deskKey, "The desk key that was given", "Choose a longer one, or leave it out: one is then made.")
  const [routes, storage] = await Promise.all([contractRoutes(), openStorage({ dataDir, databaseUrl, image })])
  const lazyWorld = once(
    () => options.world ?? (options.products === undefined ? demoWorld() : generatedWorld(options.products)),
  )
  const adminConsole = await prepare(storage, ports, lazyWorld, options.onSeedProgress)
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
  const stores = storesWithProviders(createStores(storage.db, filling), options.providers)
  const services: SandboxServices = {
    ports: shopPorts,
    adminConsole,
    storage,
    stores,
    filling,
    versions,
    loginHooks,
    erasureHooks,
    publicUrl,
    providers,
    readableTokens: options.readableTokens ?? false,
    shopUrl: linkOrigin(options.shopUrl, publicUrl),
  }
  const contractHandling = {
    routes,
    operations: new Map(operations(services).map((operation) => [operation.operationId, operation])),
    services,
    cache: createResponseCache(versions, shopPorts.now),
  }
  const handleSandboxRoute = await sandboxOnlyRoutes({ services, world: lazyWorld, dataDir, deskKey }).catch(
    async (error: unknown) => {
      await storage.close()
      throw error
    },
  )
  const answering =
    (answer: (request: Request, url: URL) => Promise<Response>) =>
    async (request: Request): Promise<Response> => {
      const url = new URL(request.url)
      const look = adminConsole.look()
      if (look !== undefined) await look
      try {
        requireStorableFields(url.searchParams)
        return await withRequestSource(request, () => answer(request, url))
      } catch (error) {
        const refusal = refusalOf(error, ports)
        return isLoginPath(url.pathname) && acceptsHtml(request) && refusal.status < 500
          ? invalidUrlPage(refusal, request, url, newToken(ports))
          : refusedResponse(refusal)
      }
    }
  const checks = [
    timedCheck("database", "The database", () => checkDatabase(storage)),
    ...(dataDir === undefined ? [] : [timedCheck("disk", "The disk of the data folder", () => checkDisk(dataDir))]),
  ]
  return {
    prepareStore: filling.filled,
    check: async () => (await Promise.all(checks.map((check) => check()))).flat(),
    handle: answering(async (request, url) => {
      if (isProviderPath(url.pathname)) {
        if (options.providers !== undefined) throw notFound("The simulated providers have an origin of their own.")
        return handleProviderRequest(services, request, url)
      }
      return (await handleSandboxRoute(request, url)) ?? (await handleContract(contractHandling, request, url))
    }),
    handleProviders: answering((request, url) => handleProviderRequest(services, request, url)),
    ...(storage.image === undefined ? {} : { image: storage.image }),
    close: () => storage.close(),
  }
}

const prepare = async (
  storage: Storage,
  ports: SandboxPorts,
  world: () => World,
  onProgress: SandboxOptions["onSeedProgress"],
): Promise<void> => {
  await storage.db.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${SETUP_LOCK})`.execute(db)
    try {
      await migrate(db, migrations, ports.now())
      await seedCustomers(db, ports)
      await seedWorld(db, world, { now: ports.now(), ...(onProgress === undefined ? {} : { onProgress }) })
      await seedPlaces(db, ports.now())
      await refreshSearchTexts(db)
      await seedTickets(db, ports.now())
      await seedGiftCards(db, ports)
    } finally {
      await sql`select pg_advisory_unlock(${SETUP_LOCK})`.execute(db)
    }
  })
}

/** The address at which a shop listens unless it is told otherwise. */
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
