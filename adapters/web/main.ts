import cluster from "node:cluster"
import { mkdirSync, accessSync, constants } from "node:fs"
import { resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { setFlagsFromString } from "node:v8"
import manifest from "../../package.json" with { type: "json" }
import { remoteBackend } from "./Backend.ts"
import type { Shop } from "./createShop.ts"
import { createShop } from "./createShop.ts"
import type { SandboxOrigins } from "./mountSandbox.ts"
import { mountSandbox, SANDBOX_VAULT_PATH } from "./mountSandbox.ts"
import { openOperations } from "./operations/openOperations.ts"
import { METRICS_PATH, serveMetrics } from "./operations/serveMetrics.ts"
import { onServerEnd, reportOpened, runWorkers, workerPosition } from "./runWorkers.ts"
import { readOperationSettings } from "./settings/readOperationSettings.ts"
import { ownOrigins } from "./settings/ownOrigins.ts"
import { readSettings } from "./settings/readSettings.ts"
import { startupShop } from "./startupShop.ts"
import type { RunningServer, Upgrade } from "./startServer.ts"
import { startServer } from "./startServer.ts"

/** Grace period for requests in flight after SIGTERM or Ctrl-C. */
const GRACE_MILLIS = 10_000
/**
 * Growth of the heap between two collections. By default a crawler makes it four times as large as its 110 MB of live
 * objects.
 */
const HEAP_GROWTH_PERCENT = 30

setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
const settings = readSettings(process.env)
if ("problem" in settings) fail(settings.problem)
const operationSettings = readOperationSettings(process.env)
if ("problem" in operationSettings) fail(operationSettings.problem)
if (settings.workers > 1 && cluster.isPrimary)
  process.exit(await runWorkers(fileURLToPath(import.meta.url), settings.workers))
const dataDir = resolve(settings.dataDir)
ensureWritable(dataDir)
const emptyDatabase = fileURLToPath(new URL("./empty-database.tar.gz", import.meta.url))
const demoDatabase = fileURLToPath(new URL("./demo-database", import.meta.url))
const clientFolder = fileURLToPath(new URL("../client", import.meta.url))
try {
  const { port, host, publicOrigin, sites, sessionHolder, isStage, cardEntry, trustedProxies } = settings
  let origins: SandboxOrigins = { providersOrigin: "", shopOrigins: [] }
  // The port opens before the database, so that probes see the server starting.
  let activeShop: Pick<Shop, "fetch" | "respondReady" | "figures" | "check"> = startupShop
  const {
    operations,
    metrics,
    close: closeOperations,
  } = await openOperations({
    settings: operationSettings,
    environment: process.env,
    version: manifest.version,
    sites,
    isTerminal: process.stderr.isTTY,
    figures: () => activeShop.figures(),
  })
  const { log } = operations
  let upgrade: Upgrade = (_, socket) => void socket.destroy()
  const fetch = operations.observed((request) => activeShop.fetch(request))
  const respondReady = operations.observedReady((incoming) => activeShop.respondReady(incoming))
  const server = await startServer(
    fetch,
    port,
    host,
    "PORT",
    trustedProxies,
    log.warn,
    respondReady,
    (request, socket, head) => upgrade(request, socket, head),
  )
  const { metrics: place } = operationSettings
  const metricsServer =
    metrics === undefined || place === undefined
      ? undefined
      : await startServer(
          serveMetrics(metrics, () => activeShop.check()),
          place.port === 0 ? 0 : place.port + workerPosition(),
          place.host,
          "METRICS_PORT",
        )
  const backend =
    settings.backendUrl === undefined
      ? await mountSandbox({ ...settings, dataDir, emptyDatabase, demoDatabase }, () => origins, log)
      : remoteBackend(settings.backendUrl)
  upgrade = backend.upgrade ?? upgrade
  let providers: RunningServer | undefined
  const giveUp = async (error: unknown): Promise<never> => {
    await Promise.all([server.close(0), providers?.close(0), metricsServer?.close(0)])
    await backend.close()
    throw error
  }
  if (backend.handleProviders !== undefined)
    providers = await startServer(
      backend.handleProviders,
      settings.providersPort,
      host,
      "PROVIDERS_PORT",
      trustedProxies,
    ).catch(giveUp)
  const providersOrigin = settings.providersOrigin ?? providers?.address ?? ""
  origins = { providersOrigin, shopOrigins: ownOrigins(publicOrigin ?? server.address, sites) }
  const cardVault =
    cardEntry.by === "direct" ? undefined : (cardEntry.vault ?? `${providersOrigin}${SANDBOX_VAULT_PATH}`)
  const shop = await createShop({
    backend,
    clientFolder,
    publicOrigin,
    sites,
    sessionHolder,
    isStage,
    cardVault,
    collector: settings.collector,
    operations,
  }).catch(giveUp)
  activeShop = shop
  if (providers !== undefined && workerPosition() === 0)
    console.log(`The simulated payment providers are at ${providers.address}`)
  if (metricsServer !== undefined) console.log(`Metrics are at ${metricsServer.address}${METRICS_PATH}`)
  reportOpened(server.address)
  let ending = false
  const end = () => {
    if (ending) process.exit(130)
    ending = true
    shop.drain()
    // The backend closes last: requests in flight need it.
    Promise.all([server.close(GRACE_MILLIS), providers?.close(GRACE_MILLIS)])
      .then(() => Promise.all([backend.close(), metricsServer?.close(0), closeOperations()]))
      .then(
        () => process.exit(0),
        (error: unknown) => fail(String(error)),
      )
  }
  process.once("SIGTERM", end)
  process.on("SIGINT", end)
  onServerEnd(() => (ending ? undefined : end()))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function ensureWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch {
    fail(`The data folder ${folder} cannot be written: make it writable, or choose another with DATA_DIR=/some/folder.`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
