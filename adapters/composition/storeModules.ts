import * as Context from "effect/Context"
import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { ProductAddressGateway } from "../../application/catalog/ProductAddressGateway.ts"
import { StoreStockGateway } from "../../application/catalog/StoreStockGateway.ts"
import { ContentGateway } from "../../application/content/ContentGateway.ts"
import { FoundContentGateway } from "../../application/content/FoundContentGateway.ts"
import { PhysicalStoreGateway } from "../../application/location/PhysicalStoreGateway.ts"
import { GeocodingPort } from "../../application/location/GeocodingPort.ts"
import { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { RestGateway } from "../../application/rest/RestGateway.ts"
import { IdentityGateway } from "../../application/session/IdentityGateway.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { SessionRedirector } from "../../application/session/SessionRedirector.ts"
import { APP_ID } from "../../application/shared/constants.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { httpProductAddressGateway } from "../backend/catalog/HttpProductAddressGateway.ts"
import type { AddressIndexes } from "../backend/catalog/withAddressIndex.ts"
import { withAddressIndex } from "../backend/catalog/withAddressIndex.ts"
import type { CategoryTrees } from "../backend/catalog/withCategoryIndex.ts"
import { withCategoryIndex } from "../backend/catalog/withCategoryIndex.ts"
import { httpShelfStockGateway } from "../backend/catalog/HttpShelfStockGateway.ts"
import { httpCatalogGateway } from "../backend/catalog/HttpCatalogGateway.ts"
import { httpContentGateway } from "../backend/content/HttpContentGateway.ts"
import { httpPhysicalStoreGateway } from "../backend/location/HttpPhysicalStoreGateway.ts"
import { httpFoundContentGateway } from "../backend/content/HttpFoundContentGateway.ts"
import type { BackendConnection } from "../backend/http/callOperation.ts"
import type { ResponseCache } from "../backend/http/response/responseCache.ts"
import type { Send } from "../backend/http/send/sendRequest.ts"
import { httpRestGateway } from "../backend/rest/HttpRestGateway.ts"
import { formRules } from "../backend/store/formRules.ts"
import { httpStoreGateway } from "../backend/store/HttpStoreGateway.ts"
import { gazetteerGeocoding } from "../node/gazetteer/GazetteerGeocoding.ts"
import { noAnalyticsId } from "../memory/NoAnalyticsId.ts"
import type { AdapterModule } from "./AdapterModule.ts"
import { adapterModule } from "./AdapterModule.ts"
import type { GatewayPorts } from "./gateways.ts"
import { GATEWAYS } from "./gateways.ts"
import { binding, constant, factory } from "./PortBinding.ts"
import type { AppId } from "./storeConnection.ts"
import { storeDefaults } from "./storeConnection.ts"

/** The transport of requests; not a port, known only to the modules. */
export class BackendSend extends Context.Service<BackendSend, Send>()("BackendSend") {}

/** The connection of one store, with its language and its customer's session; not a port. */
class StoreBackend extends Context.Service<StoreBackend, BackendConnection>()("StoreBackend") {}

/** A backend reached through `send`, and its list of stores; `appId` is the desktop site's when absent. */
export function backendModule(send: Send, appId: AppId = APP_ID.web) {
  return adapterModule(
    constant(BackendSend, send),
    factory(StoreGateway, [BackendSend], (services) =>
      httpStoreGateway({ send: Context.get(services, BackendSend), appId }),
    ),
  )
}

/**
 * The services of one store: identity, redirect at the end of the session, and the connection with the customer's
 * session. `gatewayOf` creates the identity gateway, `checkOf` the check of forms by the store's own rules.
 */
export function identityModule(
  scope: StoreScope["Service"],
  holder: SessionHolder["Service"],
  redirector: SessionRedirector["Service"],
  gatewayOf: (backend: BackendConnection) => IdentityGateway["Service"],
  checkOf: (...parts: Parameters<typeof formRules>) => Pick<BackendConnection, "checkForm"> = formRules,
) {
  return adapterModule(
    constant(StoreScope, scope),
    constant(SessionHolder, holder),
    constant(SessionRedirector, redirector),
    factory(IdentityGateway, [BackendSend], (services) => gatewayOf({ send: Context.get(services, BackendSend) })),
    factory(
      StoreBackend,
      [BackendSend, StoreScope, SessionHolder, SessionRedirector, IdentityGateway, CrossTabLock],
      (services) => {
        const open = { send: Context.get(services, BackendSend), ...storeDefaults(Context.get(services, StoreScope)) }
        return { ...open, ...checkOf(open, scope.store.id), session: services }
      },
    ),
  )
}

/** The gateways of a store's public data, without a session. */
export function publicModule(
  scope: StoreScope["Service"],
  send: Send,
  {
    answers,
    trees,
    addresses,
  }: { readonly answers: ResponseCache; readonly trees: CategoryTrees; readonly addresses: AddressIndexes },
  ids: IdGenerator["Service"],
) {
  const backend = { send, ...storeDefaults(scope) }
  return adapterModule(
    constant(StoreScope, scope),
    constant(CatalogGateway, withCategoryIndex(httpCatalogGateway.create(backend, scope, ids), scope, trees, answers)),
    constant(ContentGateway, httpContentGateway.create(backend, scope, ids)),
    constant(FoundContentGateway, httpFoundContentGateway.create(backend, scope, ids)),
    constant(PhysicalStoreGateway, httpPhysicalStoreGateway.create(backend, scope, ids)),
    constant(
      ProductAddressGateway,
      withAddressIndex(httpProductAddressGateway.create(backend, scope, ids), scope, addresses, answers),
    ),
    constant(StoreStockGateway, httpShelfStockGateway.create(backend, scope, ids)),
  )
}

/** The gateways of the table in one store; not a port. */
class StoreGateways extends Context.Service<StoreGateways, Context.Context<GatewayPorts>>()("StoreGateways") {}

/** All gateways of the table, the named actions, the gazetteer, and no analytics id: there is no cookie. */
export const gatewayModule: AdapterModule<GatewayPorts | RestGateway | GeocodingPort | AnalyticsId> = {
  provides: [],
  together: binding(StoreGateways.key, [StoreBackend, StoreScope, IdGenerator], (services) => {
    const backend = Context.get(services, StoreBackend)
    const scope = Context.get(services, StoreScope)
    const ids = Context.get(services, IdGenerator)
    return Context.makeUnsafe(new Map(GATEWAYS.map(({ key, create }) => [key, create(backend, scope, ids)])))
  }),
  bindings: [
    factory(RestGateway, [StoreBackend, StoreScope, IdGenerator, BrowserInfoSource], (services) =>
      httpRestGateway(Context.get(services, StoreBackend), Context.get(services, StoreScope), {
        ids: Context.get(services, IdGenerator),
        browserDetails: Context.get(services, BrowserInfoSource),
      }),
    ),
    constant(GeocodingPort, gazetteerGeocoding()),
    constant(AnalyticsId, noAnalyticsId()),
  ],
}
