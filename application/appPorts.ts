import type * as Context from "effect/Context"
import { AccountGateway } from "./account/AccountGateway.ts"
import { AuthGateway } from "./account/auth/AuthGateway.ts"
import { ProfileGateway } from "./account/ProfileGateway.ts"
import { PasskeyGateway } from "./account/passkeys/PasskeyGateway.ts"
import { UserSessionGateway } from "./account/UserSessionGateway.ts"
import { VerificationGateway } from "./account/VerificationGateway.ts"
import { AddressBookGateway } from "./address/AddressBookGateway.ts"
import { CustomerRecordGateway } from "./account/CustomerRecordGateway.ts"
import { AddressGateway } from "./address/AddressGateway.ts"
import { StoreAgentGateway } from "./agent/StoreAgentGateway.ts"
import { BookingGateway } from "./booking/BookingGateway.ts"
import { CartDetailGateway } from "./cart/CartDetailGateway.ts"
import { CartGateway } from "./cart/CartGateway.ts"
import { SafeCartGateway } from "./cart/SafeCartGateway.ts"
import { CaptchaGateway } from "./catalog/CaptchaGateway.ts"
import { CatalogGateway } from "./catalog/CatalogGateway.ts"
import { ProductAddressGateway } from "./catalog/ProductAddressGateway.ts"
import { ProductGateway } from "./catalog/ProductGateway.ts"
import { StoreStockGateway } from "./catalog/StoreStockGateway.ts"
import { RestockAlertGateway } from "./catalog/restock/RestockAlertGateway.ts"
import { CardAdjustmentGateway } from "./checkout/CardAdjustmentGateway.ts"
import { WorkgroupGateway } from "./chat/WorkgroupGateway.ts"
import { CheckoutGateway } from "./checkout/CheckoutGateway.ts"
import { FraudScreening } from "./checkout/FraudScreening.ts"
import { PaymentGateway } from "./checkout/PaymentGateway.ts"
import { ProviderPaymentHandler } from "./checkout/ProviderPaymentHandler.ts"
import { RepaymentGateway } from "./checkout/repayment/RepaymentGateway.ts"
import { ShippingGateway } from "./checkout/ShippingGateway.ts"
import { ContentGateway } from "./content/ContentGateway.ts"
import { FoundContentGateway } from "./content/FoundContentGateway.ts"
import { GiftCardBalanceGateway } from "./gift-card/GiftCardBalanceGateway.ts"
import { GiftCardGateway } from "./gift-card/GiftCardGateway.ts"
import { BusinessOrderGateway } from "./order/BusinessOrderGateway.ts"
import { InvoiceGateway } from "./order/InvoiceGateway.ts"
import { OrderChangeGateway } from "./order/OrderChangeGateway.ts"
import { DropPointGateway } from "./location/DropPointGateway.ts"
import { GeocodingPort } from "./location/GeocodingPort.ts"
import { GeographyGateway } from "./location/GeographyGateway.ts"
import { PhysicalStoreGateway } from "./location/PhysicalStoreGateway.ts"
import { LocationGateway } from "./location/LocationGateway.ts"
import { NewsletterGateway } from "./newsletter/NewsletterGateway.ts"
import { OrderGateway } from "./order/OrderGateway.ts"
import { OrderPreviewGateway } from "./order/OrderPreviewGateway.ts"
import { OrderProgressGateway } from "./order/OrderProgressGateway.ts"
import { TicketGateway } from "./order/TicketGateway.ts"
import { BrowserInfoSource } from "./platform/BrowserInfoSource.ts"
import { CrossTabLock } from "./platform/CrossTabLock.ts"
import { IdGenerator } from "./platform/IdGenerator.ts"
import { KeyValueStore } from "./platform/KeyValueStore.ts"
import { PageNavigator } from "./platform/PageNavigator.ts"
import { RestGateway } from "./rest/RestGateway.ts"
import { RefundGateway } from "./returns/RefundGateway.ts"
import { ReturnGateway } from "./returns/ReturnGateway.ts"
import { ReturnsServiceGateway } from "./returns/ReturnsServiceGateway.ts"
import { WithdrawalGateway } from "./returns/WithdrawalGateway.ts"
import { IdentityGateway } from "./session/IdentityGateway.ts"
import { SessionRedirector } from "./session/SessionRedirector.ts"
import { SessionHolder } from "./session/SessionHolder.ts"
import { StoreGateway } from "./store/StoreGateway.ts"
import { StoreOfficeGateway } from "./store/StoreOfficeGateway.ts"
import { StoreScope } from "./store/StoreScope.ts"
import { SupportGateway } from "./support/SupportGateway.ts"
import { TeenGateway } from "./teen/TeenGateway.ts"
import { AppReportGateway } from "./telemetry/AppReportGateway.ts"
import { AnalyticsId } from "./telemetry/AnalyticsId.ts"
import { TelemetryCollector } from "./telemetry/TelemetryCollector.ts"
import { WalletCardGateway } from "./wallet/WalletCardGateway.ts"
import { WalletGateway } from "./wallet/WalletGateway.ts"
import { SharedWishlistGateway } from "./wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "./wishlist/WishlistGateway.ts"

/**
 * Ports that exist before a store is chosen: device services and the list of stores. Every composition root provides
 * them.
 */
export const devicePorts = [
  KeyValueStore,
  IdGenerator,
  CrossTabLock,
  PageNavigator,
  BrowserInfoSource,
  FraudScreening,
  ProviderPaymentHandler,
  StoreGateway,
] as const

/** Ports of one store and language that the browser provides, in lazily loaded parts. */
export const browserPorts = [
  StoreScope,
  IdentityGateway,
  SessionHolder,
  SessionRedirector,
  AccountGateway,
  AddressGateway,
  CatalogGateway,
  CartGateway,
  SafeCartGateway,
  CheckoutGateway,
  ContentGateway,
  OrderGateway,
  AuthGateway,
  PasskeyGateway,
  UserSessionGateway,
  VerificationGateway,
  ProfileGateway,
  AddressBookGateway,
  NewsletterGateway,
  CartDetailGateway,
  WishlistGateway,
  SharedWishlistGateway,
] as const

/** All ports of one store and language; a child container provides them when the store is chosen. */
export const storePorts = [
  ...browserPorts,
  SupportGateway,
  CustomerRecordGateway,
  StoreAgentGateway,
  WorkgroupGateway,
  FoundContentGateway,
  LocationGateway,
  StoreOfficeGateway,
  AppReportGateway,
  TelemetryCollector,
  AnalyticsId,
  PhysicalStoreGateway,
  DropPointGateway,
  GeographyGateway,
  GeocodingPort,
  StoreStockGateway,
  RestockAlertGateway,
  CaptchaGateway,
  ProductGateway,
  ReturnGateway,
  RefundGateway,
  ReturnsServiceGateway,
  WithdrawalGateway,
  BookingGateway,
  RestGateway,
  ShippingGateway,
  PaymentGateway,
  CardAdjustmentGateway,
  RepaymentGateway,
  OrderChangeGateway,
  OrderProgressGateway,
  OrderPreviewGateway,
  InvoiceGateway,
  TicketGateway,
  BusinessOrderGateway,
  TeenGateway,
  WalletCardGateway,
  WalletGateway,
  GiftCardBalanceGateway,
  GiftCardGateway,
] as const

/** Ports of a store's public data, which are the same for every customer. */
export const publicPorts = [
  StoreScope,
  CatalogGateway,
  ContentGateway,
  FoundContentGateway,
  PhysicalStoreGateway,
  ProductAddressGateway,
  StoreStockGateway,
] as const

/** Requirements of a program that runs before a store is chosen. */
export type DevicePorts = Context.Service.Identifier<(typeof devicePorts)[number]>
/** Requirements of any program that runs in a store. */
export type AppPorts = DevicePorts | Context.Service.Identifier<(typeof storePorts)[number]>
/** Requirements of a program that only reads public data. */
export type PublicPorts = Context.Service.Identifier<(typeof publicPorts)[number]>
/** Requirements of a program that runs in the browser. */
export type BrowserPorts = DevicePorts | Context.Service.Identifier<(typeof browserPorts)[number]>
