import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { CustomerRecordGateway } from "../../../../application/account/CustomerRecordGateway.ts"
import { StoreAgentGateway } from "../../../../application/agent/StoreAgentGateway.ts"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { WorkgroupGateway } from "../../../../application/chat/WorkgroupGateway.ts"
import { FoundContentGateway } from "../../../../application/content/FoundContentGateway.ts"
import { LocationGateway } from "../../../../application/location/LocationGateway.ts"
import { StoreOfficeGateway } from "../../../../application/store/StoreOfficeGateway.ts"
import { SupportGateway } from "../../../../application/support/SupportGateway.ts"
import { AppReportGateway } from "../../../../application/telemetry/AppReportGateway.ts"
import type { AssistedPurchase } from "../../../../domain/agent/AssistedPurchase.ts"
import type { TemporaryUserRequest } from "../../../../domain/agent/TemporaryUser.ts"
import type { StoreCreation } from "../../../../domain/store/StoreOffice.ts"
import type { Claim } from "../../../../domain/support/Claim.ts"
import type { ContactMessage } from "../../../../domain/support/ContactMessage.ts"
import type { DeviceInfo } from "../../../../domain/telemetry/AppReport.ts"
import { anAddress } from "../builders.ts"

/** A valid message to support. */
export const aLetter: ContactMessage = {
  firstName: "Ana",
  email: "ana.prueba@example.org",
  topic: "DELIVERY",
  message: "The parcel was left at the wrong door.",
  acceptsPrivacyPolicy: true,
  attachments: [],
}

export const aClaim: Claim = {
  orderId: "700000000001",
  kind: "NOT_RECEIVED",
  items: [],
  description: "Nothing has come.",
  email: "ana.prueba@example.org",
}

export const aDevice: DeviceInfo = { deviceId: "3f6d2c1a", platform: "android", appVersion: "0.1.0" }

export const anAssistedPurchase: AssistedPurchase = {
  agentId: "agent-1",
  agentName: "Berta Ejemplo",
  clientId: "registered@selvedge.example",
  token: Redacted.make("agent-1.1768471770.nonce-nonce-nonce-1.proof"),
  forcePurchase: true,
  deviceSerial: "T-7",
}

export const aTemporaryUser: TemporaryUserRequest = {
  address: anAddress(),
  code: "482913",
  phone: "+34600000000",
  physicalStoreId: "10000034101",
  agentName: "Berta Ejemplo",
  deviceSerial: "T-7",
}

export const aStoreCreation: StoreCreation = {
  identifier: "10000620",
  category: "fashion",
  currencyCode: "EUR",
  payments: ["card"],
  fulfilmentCentres: ["FFM-1"],
  notificationEmail: "berta.ejemplo@example.org",
}

/** One call of every gateway method of the area, by the operation it calls. */
export const otherCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  sendContact: SupportGateway.use((gateway) =>
    gateway.sendContact(
      { ...aLetter, attachments: [{ name: "door.png", bytes: new Uint8Array([137, 80]) }] },
      "0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10",
    ),
  ),
  createClaim: SupportGateway.use((gateway) => gateway.createClaim(aClaim)),
  getCaseStatus: SupportGateway.use((gateway) => gateway.getCaseStatus("12", "ana.prueba@example.org")),
  updateSegments: CustomerRecordGateway.use((gateway) => gateway.updateSegments({ segments: ["linen"] })),
  listUserPromotions: CustomerRecordGateway.use((gateway) => gateway.listUserPromotions),
  addRewardOption: CustomerRecordGateway.use((gateway) => gateway.addRewardOption("LOYALTY_COUPON")),
  getTailoringUserInfo: CustomerRecordGateway.use((gateway) =>
    gateway.getTailoringUserInfo("registered@selvedge.example", "55501"),
  ),
  listTicketlessReceipts: CustomerRecordGateway.use((gateway) => gateway.listTicketlessReceipts),
  initAssistedPurchase: StoreAgentGateway.use((gateway) => gateway.initAssistedPurchase(anAssistedPurchase)),
  createMerchantTemporaryUser: StoreAgentGateway.use((gateway) => gateway.createMerchantTemporaryUser(aTemporaryUser)),
  launchApp: AppReportGateway.use((gateway) =>
    gateway.launchApp({
      device: aDevice,
      logon: { email: "registered@selvedge.example", password: Redacted.make("Selvedge2026") },
    }),
  ),
  reportAppLaunch: AppReportGateway.use((gateway) => gateway.reportAppLaunch(aDevice)),
  reportCrash: AppReportGateway.use((gateway) => gateway.reportCrash({ message: "TypeError", device: aDevice })),
  registerPushToken: AppReportGateway.use((gateway) =>
    gateway.registerPushToken({ token: Redacted.make("fGx1m2Yb4Q:APA91bH-demo"), platform: "android" }),
  ),
  listStoreGroups: StoreOfficeGateway.use((gateway) => gateway.listStoreGroups),
  createStore: StoreOfficeGateway.use((gateway) => gateway.createStore(aStoreCreation)),
  addStoreAccelerator: StoreOfficeGateway.use((gateway) => gateway.addStoreAccelerator("1")),
  listAnalyticsTopics: StoreOfficeGateway.use((gateway) => gateway.listAnalyticsTopics),
  getDeliveryPrices: StoreOfficeGateway.use((gateway) => gateway.getDeliveryPrices()),
  readInputValidation: StoreOfficeGateway.use((gateway) => gateway.readInputValidation("saveAddress")),
  detectUserLocation: LocationGateway.use((gateway) => gateway.detectUserLocation),
  listCmsSpots: FoundContentGateway.use((gateway) => gateway.listCmsSpots("home")),
  search: FoundContentGateway.use((gateway) => gateway.search("camisa")),
  getChatVisibility: WorkgroupGateway.use((gateway) => gateway.getChatVisibility),
  listChatWorkgroups: WorkgroupGateway.use((gateway) => gateway.listChatWorkgroups(true)),
  listWhatsappWorkgroups: WorkgroupGateway.use((gateway) => gateway.listWhatsappWorkgroups),
}
