import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { AppPorts, DevicePorts } from "../../application/appPorts.ts"
import { devicePorts, storePorts } from "../../application/appPorts.ts"
import { CatalogueFile } from "../../application/catalog/import/CatalogueFile.ts"
import { CatalogueHistoryGateway } from "../../application/catalog/import/CatalogueHistoryGateway.ts"
import { CatalogueImportGateway } from "../../application/catalog/import/CatalogueImportGateway.ts"
import { PictureFetcher } from "../../application/catalog/import/PictureFetcher.ts"
import { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import { ProviderPaymentHandler } from "../../application/checkout/ProviderPaymentHandler.ts"
import { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import type { ConsentDecision } from "../../domain/consent/ConsentDecision.ts"
import { identityOptions } from "../../domain/session/IdentityOptions.ts"
import { AnalyticsReportGateway } from "../../application/telemetry/AnalyticsReportGateway.ts"
import { httpAnalyticsReportGateway } from "../backend/telemetry/HttpAnalyticsReportGateway.ts"
import { httpCatalogueHistoryGateway } from "../backend/catalog/HttpCatalogueHistoryGateway.ts"
import { httpCatalogueImportGateway } from "../backend/catalog/HttpCatalogueImportGateway.ts"
import type { PromptForCaptcha } from "../backend/http/PromptForCaptcha.ts"
import { withCaptchaPrompt } from "../backend/http/withCaptchaPrompt.ts"
import { retryReads } from "../backend/http/send/retryReads.ts"
import type { BackendFetch } from "../backend/http/send/sendRequest.ts"
import { sendRequest } from "../backend/http/send/sendRequest.ts"
import { httpIdentityGateway } from "../backend/session/HttpIdentityGateway.ts"
import { catalogueFile } from "../catalog-import/catalogueFile.ts"
import { PICTURE_LIMITS, pictureFetcher } from "../catalog-import/pictureFetcher.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { memoryLock } from "../memory/MemoryLock.ts"
import { noFraudScreening } from "../memory/NoFraudScreening.ts"
import { noReferredPayment } from "../memory/NoReferredPayment.ts"
import { terminalSessionRedirector } from "../node/TerminalSessionRedirector.ts"
import { fileStore } from "../node/FileStore.ts"
import { readAdminKey } from "../node/readAdminKey.ts"
import { nodeBrowserDetails } from "../node/NodeBrowserDetails.ts"
import { storedAnalyticsId } from "../node/StoredAnalyticsId.ts"
import { storedSession } from "../node/StoredSession.ts"
import { terminalNavigator } from "../node/TerminalNavigator.ts"
import { programTelemetry } from "./programTelemetry.ts"
import type { Root } from "./rootOf.ts"
import { rootOf } from "./rootOf.ts"
import { adapterModule } from "./AdapterModule.ts"
import { constant, factory } from "./PortBinding.ts"
import { BackendSend, backendModule, gatewayModule, identityModule } from "./storeModules.ts"

/** Settings of a command. */
export interface CliConfig {
  /** Origin of the backend without a trailing slash. */
  readonly backendUrl: string
  /** The file for sessions and other state between commands. */
  readonly stateFile: string
  /** Prints a line for the user. */
  readonly print: (line: string) => void
  /** Key of a sandbox's admin console, for imports; when absent, the key is read from `adminKeyFile` when needed. */
  readonly adminKey?: string
  readonly adminKeyFile: string
  /** True to fetch pictures of an import from private networks too. */
  readonly allowsPrivatePictures?: boolean
  /** Replaces the network. */
  readonly fetch?: BackendFetch
  /** The user's consent; everything is denied when absent. */
  readonly consent?: ConsentDecision
  /** Prompts for the captcha of a call; without it the refusal is returned. */
  readonly promptForCaptcha?: PromptForCaptcha
}

/** Sends over the network. The header tells a web server in between that this program holds its own session. */
function fetchAsApiClient(request: Request): Promise<Response> {
  request.headers.set("session-holder", "client")
  return globalThis.fetch(request)
}

/**
 * The services of a command without a store.
 *
 * @example
 * ```ts
 * import * as Effect from "effect/Effect"
 * import { cliDevices } from "adapters/composition/cliRoot.ts"
 * import { StoreGateway } from "application/store/StoreGateway.ts"
 *
 * const { context, close } = cliDevices({
 *   backendUrl: "https://shop.example",
 *   stateFile: "/var/tmp/selvedge-state.json",
 *   adminKeyFile: "/var/tmp/selvedge-admin-key",
 *   print: (line) => process.stdout.write(`${line}\n`),
 *   fetch: () => Promise.resolve(Response.json({ stores: [] })),
 * })
 * const list = StoreGateway.use(({ listStores }) => listStores)
 * const stores = await Effect.runPromise(Effect.provideContext(list, context))
 * stores // → []
 * await close()
 * ```
 */
export function cliDevices(config: CliConfig): Root<DevicePorts> {
  const { fetch = fetchAsApiClient, promptForCaptcha = () => Promise.resolve(undefined) } = config
  return rootOf(devicePorts, [
    adapterModule(
      constant(KeyValueStore, fileStore(config.stateFile)),
      constant(IdGenerator, cryptoIdGenerator()),
      constant(CrossTabLock, memoryLock()),
      constant(
        PageNavigator,
        terminalNavigator({
          print: config.print,
          shop: config.backendUrl,
          formPageFile: `${config.stateFile}.payment.html`,
        }),
      ),
      constant(BrowserInfoSource, nodeBrowserDetails()),
      constant(FraudScreening, noFraudScreening()),
      constant(ProviderPaymentHandler, noReferredPayment()),
    ),
    backendModule(withCaptchaPrompt(retryReads(sendRequest(fetch, config.backendUrl)), promptForCaptcha)),
  ])
}

/** The services of a command in one store. */
export interface CliRoot extends Root<
  AppPorts | AnalyticsReportGateway | CatalogueFile | CatalogueHistoryGateway | CatalogueImportGateway | PictureFetcher
> {
  /** Sends the events of the command, within `TELEMETRY_WAIT`; the rest is sent by a later command. */
  readonly finishTelemetry: Effect.Effect<void>
}

/** How long the end of a command waits for the collector. */
const TELEMETRY_WAIT = Duration.seconds(2)
const NOTHING_GRANTED: ConsentDecision = { analytics: "denied", personalization: "denied" }

/** Creates the services of a command in one store. */
export function cliRoot(
  config: CliConfig,
  scope: StoreScope["Service"],
  devices: Root<DevicePorts> = cliDevices(config),
): CliRoot {
  const { consent = NOTHING_GRANTED } = config
  const values = Context.get(devices.context, KeyValueStore)
  const { holder, refreshTokens } = storedSession(scope.store.id, config.backendUrl, values)
  const adminKey = () =>
    config.adminKey === undefined ? readAdminKey(config.adminKeyFile) : Promise.resolve(config.adminKey)
  const root = rootOf(
    [
      ...storePorts,
      AnalyticsReportGateway,
      CatalogueFile,
      CatalogueHistoryGateway,
      CatalogueImportGateway,
      PictureFetcher,
    ],
    [
      identityModule(scope, holder, terminalSessionRedirector(config.print), (backend) =>
        httpIdentityGateway(backend, refreshTokens, identityOptions(scope.store.configuration)),
      ),
      gatewayModule,
      adapterModule(
        factory(AnalyticsId, [KeyValueStore, IdGenerator], (services) =>
          storedAnalyticsId(
            scope,
            Context.get(services, IdGenerator),
            Context.get(services, KeyValueStore),
            consent.analytics === "granted",
          ),
        ),
        factory(AnalyticsReportGateway, [BackendSend], (services) =>
          httpAnalyticsReportGateway(Context.get(services, BackendSend), adminKey),
        ),
        factory(CatalogueHistoryGateway, [BackendSend], (services) =>
          httpCatalogueHistoryGateway(Context.get(services, BackendSend), adminKey),
        ),
        factory(CatalogueImportGateway, [BackendSend], (services) =>
          httpCatalogueImportGateway(Context.get(services, BackendSend), adminKey),
        ),
        constant(CatalogueFile, catalogueFile()),
        constant(
          PictureFetcher,
          pictureFetcher({ ...PICTURE_LIMITS, allowsPrivate: config.allowsPrivatePictures === true }),
        ),
      ),
    ],
    devices,
  )
  const all = Context.merge(devices.context, root.context)
  const { context, finish } = programTelemetry(all, { platform: "cli", decision: consent, values })
  const finishTelemetry = Effect.flatMap(finish, (ready) =>
    ready(({ resume, flush, leave }) =>
      Effect.andThen(Effect.andThen(resume, Effect.timeoutOption(flush, TELEMETRY_WAIT)), leave),
    ),
  )
  return { ...root, context: Context.merge(all, context), finishTelemetry }
}
