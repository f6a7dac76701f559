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

/** The connection of one store, with its language and its shopper's session. */
class StoreBackend extends Context.Service<StoreBackend, BackendConnection>()("StoreBackend") {}

/**
 * One store: who its shopper is, where they are led when their session ends, and the connection in that shopper's name.
 * `gatewayOf` is given where this program keeps refresh tokens itself.
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

/**
 * What every call of a store carries: the site, the language, the type of the catalog, and versions that its
 * configuration sets.
 */
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

/** Fills a port with a gateway over the connection of the store. */
export function gateway<I, S>(
  port: PortKey<I, S>,
  create: (backend: BackendConnection, scope: StoreScope["Service"]) => NoInfer<S>,
): PortBinding<I> {
  return factory(port, [StoreBackend, StoreScope], (services) =>
    create(Context.get(services, StoreBackend), Context.get(services, StoreScope)),
  )
}

/** The same, for a gateway that makes ids. */
export function gatewayWithIds<I, S>(
  port: PortKey<I, S>,
  create: (backend: BackendConnection, scope: StoreScope["Service"], ids: IdGenerator["Service"]) => NoInfer<S>,
): PortBinding<I> {
  return factory(port, [StoreBackend, StoreScope, IdGenerator], (services) =>
    create(Context.get(services, StoreBackend), Context.get(services, StoreScope), Context.get(services, IdGenerator)),
  )
}

/** The same, for the REST layer, which also tells what it knows of the device. */
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
