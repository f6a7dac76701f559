import * as Context from "effect/Context"
import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { CartGateway } from "../../application/cart/CartGateway.ts"
import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import { ContentGateway } from "../../application/content/ContentGateway.ts"
import { OrderGateway } from "../../application/order/OrderGateway.ts"
import { CrossTabLock } from "../../application/platform/CrossTabLock.ts"
import { IdGenerator } from "../../application/platform/IdGenerator.ts"
import { IdentityGateway } from "../../application/session/IdentityGateway.ts"
import { SessionHolder } from "../../application/session/SessionHolder.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import { httpAddressGateway } from "../backend/address/HttpAddressGateway.ts"
import { httpCartGateway } from "../backend/cart/HttpCartGateway.ts"
import { httpCatalogGateway } from "../backend/catalog/HttpCatalogGateway.ts"
import { httpCheckoutGateway } from "../backend/checkout/HttpCheckoutGateway.ts"
import { httpContentGateway } from "../backend/content/HttpContentGateway.ts"
import type { BackendConnection } from "../backend/http/callOperation.ts"
import type { Send } from "../backend/http/sendRequest.ts"
import { httpOrderGateway } from "../backend/order/HttpOrderGateway.ts"
import { httpIdentityGateway } from "../backend/session/HttpIdentityGateway.ts"
import { httpStoreGateway } from "../backend/store/HttpStoreGateway.ts"
import { constant, made } from "./bindPort.ts"
import { family } from "./Family.ts"

/** How calls leave; below the ports, known only to the container. */
export class BackendSend extends Context.Service<BackendSend, Send>()("BackendSend") {}

/** The connection of one store, with its language and its shopper's session. */
class StoreBackend extends Context.Service<StoreBackend, BackendConnection>()("StoreBackend") {}

/** A backend that is asked through `send`, as far as no store is needed. */
export function backendFamily(send: Send) {
  return family(
    constant(BackendSend, send),
    made(StoreGateway, [BackendSend], (services) => httpStoreGateway({ send: Context.get(services, BackendSend) })),
  )
}

/** Who the shopper of a store is. `gatewayOf` is given where this program keeps refresh tokens itself. */
export function identityFamily(
  scope: StoreScope["Service"],
  holder: SessionHolder["Service"],
  gatewayOf: (backend: BackendConnection) => IdentityGateway["Service"] = httpIdentityGateway,
) {
  return family(
    constant(StoreScope, scope),
    constant(SessionHolder, holder),
    made(IdentityGateway, [BackendSend], (services) => gatewayOf({ send: Context.get(services, BackendSend) })),
  )
}

/** The gateways of one store over HTTP. */
export function gatewayFamily() {
  return family(
    made(StoreBackend, [BackendSend, StoreScope, SessionHolder, IdentityGateway, CrossTabLock], (services) => ({
      send: Context.get(services, BackendSend),
      languageId: Context.get(services, StoreScope).language.id,
      session: services,
    })),
    made(AccountGateway, [StoreBackend, StoreScope], (services) =>
      httpAccountGateway(Context.get(services, StoreBackend), Context.get(services, StoreScope))),
    made(AddressGateway, [StoreBackend, StoreScope], (services) =>
      httpAddressGateway(Context.get(services, StoreBackend), Context.get(services, StoreScope))),
    made(CatalogGateway, [StoreBackend, StoreScope], (services) =>
      httpCatalogGateway(Context.get(services, StoreBackend), Context.get(services, StoreScope))),
    made(CartGateway, [StoreBackend, StoreScope, IdGenerator], (services) =>
      httpCartGateway(Context.get(services, StoreBackend), Context.get(services, StoreScope), Context.get(services, IdGenerator))),
    made(CheckoutGateway, [StoreBackend, StoreScope, IdGenerator], (services) =>
      httpCheckoutGateway(Context.get(services, StoreBackend), Context.get(services, StoreScope), Context.get(services, IdGenerator))),
    made(ContentGateway, [StoreBackend, StoreScope], (services) =>
      httpContentGateway(Context.get(services, StoreBackend), Context.get(services, StoreScope))),
    made(OrderGateway, [StoreBackend, StoreScope], (services) =>
      httpOrderGateway(Context.get(services, StoreBackend), Context.get(services, StoreScope))),
  )
}
