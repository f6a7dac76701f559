import type { PasskeyDevice } from "../../application/account/passkeys/PasskeyDevice.ts"
import type { ChatConnection } from "../../application/chat/ChatConnection.ts"
import type { ImageCleaner } from "../../application/chat/ImageCleaner.ts"
import type { DeviceWallet } from "../../application/checkout/DeviceWallet.ts"
import { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import type { GeocodingPort } from "../../application/location/GeocodingPort.ts"
import type { MapPort } from "../../application/location/MapPort.ts"
import { ProviderPaymentHandler } from "../../application/checkout/ProviderPaymentHandler.ts"
import { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { ConsentStatus } from "../../application/consent/ConsentStatus.ts"
import type { ScriptLoader } from "../../application/platform/ScriptLoader.ts"
import type { TabChannel } from "../../application/platform/TabChannel.ts"
import type { StoreGateway } from "../../application/store/StoreGateway.ts"
import type { AnalyticsId } from "../../application/telemetry/AnalyticsId.ts"
import { gateway } from "../backend/gateway.ts"
import { browserNavigator } from "../browser/BrowserNavigator.ts"
import { lazyFraudScreening } from "../browser/lazyFraudScreening.ts"
import { windowBrowserDetails } from "../browser/WindowBrowserDetails.ts"
import { noReferredPayment } from "../memory/NoReferredPayment.ts"

/** Services of the browser that only some features need, in the format of the gateways. */
export const pageNavigator = gateway(PageNavigator, () => browserNavigator())
export const browserInfo = gateway(BrowserInfoSource, () => windowBrowserDetails())
export const fraudScreening = gateway(FraudScreening, () => lazyFraudScreening())
export const providerPayment = gateway(ProviderPaymentHandler, () => noReferredPayment())

/** The ports of these services, and of the list of stores, which other roots provide before a store is chosen. */
export type BrowserDevicePorts =
  | PageNavigator
  | ScriptLoader
  | BrowserInfoSource
  | FraudScreening
  | GeocodingPort
  | MapPort
  | ProviderPaymentHandler
  | DeviceWallet
  | PasskeyDevice
  | AnalyticsId
  | ChatConnection
  | ImageCleaner
  | TabChannel
  | ConsentStatus
  | StoreGateway
