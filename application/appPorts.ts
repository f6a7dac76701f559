import type * as Context from "effect/Context"
import { AccountGateway } from "./account/AccountGateway.ts"
import { AddressGateway } from "./address/AddressGateway.ts"
import { CartGateway } from "./cart/CartGateway.ts"
import { CatalogGateway } from "./catalog/CatalogGateway.ts"
import { CheckoutGateway } from "./checkout/CheckoutGateway.ts"
import { ContentGateway } from "./content/ContentGateway.ts"
import { OrderGateway } from "./order/OrderGateway.ts"
import { BrowserFactsSource } from "./platform/BrowserFactsSource.ts"
import { CrossTabLock } from "./platform/CrossTabLock.ts"
import { IdGenerator } from "./platform/IdGenerator.ts"
import { KeyValueStore } from "./platform/KeyValueStore.ts"
import { PageNavigator } from "./platform/PageNavigator.ts"
import { IdentityGateway } from "./session/IdentityGateway.ts"
import { SessionHolder } from "./session/SessionHolder.ts"
import { StoreGateway } from "./store/StoreGateway.ts"
import { StoreScope } from "./store/StoreScope.ts"

/** The ports that exist before a store is chosen: devices, and the list of stores. Every root fills them. */
export const devicePorts = [KeyValueStore, IdGenerator, CrossTabLock, PageNavigator, BrowserFactsSource, StoreGateway] as const

/** The ports of one store in one language; a child container fills them when the store is chosen. */
export const storePorts = [
  StoreScope, IdentityGateway, SessionHolder, AccountGateway, AddressGateway, CatalogGateway, CartGateway, CheckoutGateway, ContentGateway,
  OrderGateway,
] as const

/** What a program may require before a store is chosen. */
export type DevicePorts = Context.Service.Identifier<(typeof devicePorts)[number]>
/** What any program of a store may require. */
export type AppPorts = DevicePorts | Context.Service.Identifier<(typeof storePorts)[number]>
