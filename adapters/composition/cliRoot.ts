import * as Context from "effect/Context"
import type { AppPorts, DevicePorts } from "../../application/appPorts.ts"
import { devicePorts, storePorts } from "../../application/appPorts.ts"
import { CatalogueImportGateway } from "../../application/catalog/CatalogueImportGateway.ts"
import { BrowserFactsSource } from "../../application/platform/BrowserFactsSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import { httpCatalogueImportGateway } from "../backend/catalog/HttpCatalogueImportGateway.ts"
import type { BackendFetch } from "../backend/http/sendRequest.ts"
import { sendRequest } from "../backend/http/sendRequest.ts"
import { httpIdentityGateway } from "../backend/session/HttpIdentityGateway.ts"
import { cryptoIdGenerator } from "../browser/CryptoIdGenerator.ts"
import { memoryLock } from "../memory/MemoryLock.ts"
import { fileStore } from "../node/FileStore.ts"
import { readDeskKey } from "../node/readDeskKey.ts"
import { nodeFacts } from "../node/NodeFacts.ts"
import { storedSession } from "../node/StoredSession.ts"
import { terminalNavigator } from "../node/TerminalNavigator.ts"
import { BackendSend, backendFamily } from "./backendFamily.ts"
import type { Root } from "./contextFrom.ts"
import { rootOf } from "./contextFrom.ts"
import { family } from "./Family.ts"
import { gatewayFamilies } from "./gatewayFamilies.ts"
import { identityFamily } from "./identityFamily.ts"
import { constant, made } from "./PortBinding.ts"
import { storeListFamily } from "./storeListFamily.ts"

/** What a terminal's command brings with it. */
export interface CliConfig {
  /** Origin of the backend without a slash at its end. */
  readonly backendUrl: string
  /** The file that keeps sessions and what else outlives a command. */
  readonly stateFile: string
  /** Shows a line to the person at the terminal. */
  readonly print: (line: string) => void
  /** What opens the desk of a sandbox, for imports; without it the key in `deskKeyFile` is read when it is needed. */
  readonly deskKey?: string
  readonly deskKeyFile: string
  /** Another way to the backend than the network. */
  readonly fetch?: BackendFetch
}

/** Over the network, telling a web server on the way that this program keeps its session itself. */
function asProgram(request: Request): Promise<Response> {
  request.headers.set("session-holder", "client")
  return globalThis.fetch(request)
}

/** The services of a command outside any store. */
export function cliDevices(config: CliConfig): Root<DevicePorts> {
  const { fetch = asProgram } = config
  return rootOf(devicePorts, [
    family(
      constant(KeyValueStore, fileStore(config.stateFile)),
      constant(IdGenerator, cryptoIdGenerator()),
      constant(CrossTabLock, memoryLock()),
      constant(PageNavigator, terminalNavigator(config.print)),
      constant(BrowserFactsSource, nodeFacts()),
    ),
    backendFamily(sendRequest(fetch, config.backendUrl)),
    storeListFamily(),
  ])
}

/** The services of a command in one store. */
export function cliRoot(config: CliConfig, scope: StoreScope["Service"], devices: Root<DevicePorts> = cliDevices(config)): Root<AppPorts | CatalogueImportGateway> {
  const { holder, refreshTokens } = storedSession(scope.store.id, config.backendUrl, Context.get(devices.context, KeyValueStore))
  const deskKey = () => (config.deskKey === undefined ? readDeskKey(config.deskKeyFile) : Promise.resolve(config.deskKey))
  const root = rootOf([...storePorts, CatalogueImportGateway], [
    identityFamily(scope, holder, (backend) => httpIdentityGateway(backend, refreshTokens)),
    ...gatewayFamilies(),
    family(made(CatalogueImportGateway, [BackendSend], (services) => httpCatalogueImportGateway(Context.get(services, BackendSend), deskKey))),
  ], devices)
  return { ...root, context: Context.merge(devices.context, root.context) }
}
