import * as Context from "effect/Context"
import { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { IdentityGateway } from "../../application/session/IdentityGateway.ts"
import { SessionRedirector } from "../../application/session/SessionRedirector.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { apiVersions } from "../../domain/store/apiVersions.ts"
import type { BackendConnection } from "../backend/http/callOperation.ts"
import type { RestDevice } from "../backend/rest/HttpRestGateway.ts"
import { BackendSend } from "./backendModule.ts"
import { adapterModule } from "./AdapterModule.ts"
import type { PortBinding, PortKey } from "./PortBinding.ts"
import { constant, factory } from "./PortBinding.ts"
import { siteAppId } from "./siteAppId.ts"

/** The connection of one store, with its language and its customer's session. */
class StoreBackend extends Context.Service<StoreBackend, BackendConnection>()("StoreBackend") {}

/**
 * The services of one store: identity, redirect at the end of the session, and the connection with the customer's
 * session. `gatewayOf` creates the identity gateway.
 */
export function identityModule(
  scope: StoreScope["Service"],
  holder: SessionHolder["Service"],
  redirector: SessionRedirector["Service"],
  gatewayOf: (backend: BackendConnection) => IdentityGateway["Service"],
) {
  return adapterModule(
    constant(StoreScope, scope),
    constant(SessionHolder, holder),
    constant(SessionRedirector, redirector),
    factory(IdentityGateway, [BackendSend], (services) => gatewayOf({ send: Context.get(services, BackendSend) })),
    factory(
      StoreBackend,
      [BackendSend, StoreScope, SessionHolder, SessionRedirector, IdentityGateway, CrossTabLock],
      (services) => ({
        send: Context.get(services, BackendSend),
        ...storeDefaultsOf(Context.get(services, StoreScope)),
        session: services,
      }),
    ),
  )
}

/** Settings of all calls of a store: site, language, type of the catalogue, and API versions of its configuration. */
function storeDefaultsOf(scope: StoreScope["Service"]): Omit<BackendConnection, "send"> {
  const { store, language, catalogId } = scope
  const catalog = store.catalogs.find(({ id }) => id === catalogId)
  const versions = apiVersions(store.configuration)
  return {
    appId: siteAppId(scope),
    languageId: language.id,
    ...(catalog === undefined ? {} : { typeCatalog: catalog.type }),
    ...(versions.size === 0 ? {} : { apiVersions: versions }),
  }
}

/** Binds a port to a gateway over the store's connection. */
export function gateway<I, S>(
  port: PortKey<I, S>,
  create: (backend: BackendConnection, scope: StoreScope["Service"]) => NoInfer<S>,
): PortBinding<I> {
  return factory(port, [StoreBackend, StoreScope], (services) =>
    create(Context.get(services, StoreBackend), Context.get(services, StoreScope)),
  )
}

/** As `gateway`, for a gateway that creates ids. */
export function gatewayWithIds<I, S>(
  port: PortKey<I, S>,
  create: (backend: BackendConnection, scope: StoreScope["Service"], ids: IdGenerator["Service"]) => NoInfer<S>,
): PortBinding<I> {
  return factory(port, [StoreBackend, StoreScope, IdGenerator], (services) =>
    create(Context.get(services, StoreBackend), Context.get(services, StoreScope), Context.get(services, IdGenerator)),
  )
}

/** As `gateway`, for the REST layer, which also reads the device. */
export function gatewayWithDevice<I, S>(
  port: PortKey<I, S>,
  create: (backend: BackendConnection, scope: StoreScope["Service"], device: RestDevice) => NoInfer<S>,
): PortBinding<I> {
  return factory(port, [StoreBackend, StoreScope, IdGenerator, BrowserInfoSource], (services) =>
    create(Context.get(services, StoreBackend), Context.get(services, StoreScope), {
      ids: Context.get(services, IdGenerator),
      browserDetails: Context.get(services, BrowserInfoSource),
    }),
  )
}
