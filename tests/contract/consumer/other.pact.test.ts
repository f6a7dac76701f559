import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { CustomerRecordGateway } from "../../../application/account/CustomerRecordGateway.ts"
import { StoreAgentGateway } from "../../../application/agent/StoreAgentGateway.ts"
import { WorkgroupGateway } from "../../../application/chat/WorkgroupGateway.ts"
import { ContentGateway } from "../../../application/content/ContentGateway.ts"
import { FoundContentGateway } from "../../../application/content/FoundContentGateway.ts"
import { LocationGateway } from "../../../application/location/LocationGateway.ts"
import { StoreOfficeGateway } from "../../../application/store/StoreOfficeGateway.ts"
import { SupportGateway } from "../../../application/support/SupportGateway.ts"
import { AppReportGateway } from "../../../application/telemetry/AppReportGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import {
  aClaim,
  aDevice,
  aLetter,
  anAssistedPurchase,
  aStoreCreation,
  aTemporaryUser,
} from "../../support/backend/calls/otherCalls.ts"
import { freshKey, STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape } from "../../support/backend/pactShapes.ts"
import { promiseReturnsService } from "./returnsServicePromises.ts"

const promises = pactArea("other")
const { boolean, eachLike, integer, like, string } = MatchersV3
const query = REST_QUERY
const TILL = { agentName: "Berta Ejemplo", deviceSerial: "T-7" }
const KEY = "00000000-0000-4000-8000-000000000001"
const rest = (path: string) => `/itxrest/2/${path}`
const inStore = (area: string, path: string) => rest(`${area}/store/10000034/${path}`)
const rejected = (error: { readonly reason: { readonly _tag: string } }) => expect(error.reason._tag).toBe("Rejected")
const forbidden = (error: { readonly reason: { readonly _tag: string } }) => expect(error.reason._tag).toBe("Forbidden")
const notFound = (error: { readonly reason: { readonly _tag: string } }) => expect(error.reason._tag).toBe("NotFound")
const aGuest = ["a guest session"] as const
const registered = ["a registered session"] as const
const aStore = ["a store"] as const
const letterBody = {
  firstName: "Ana",
  email: "ana.prueba@example.org",
  topic: "DELIVERY",
  message: "The parcel was left at the wrong door.",
  privacyPolicy: true,
}
const claimBody = { claimType: "NOT_RECEIVED", description: "Nothing has come.", email: "ana.prueba@example.org" }
const device = { deviceInfo: aDevice }

describe("the pact about texts and configuration", () => {
  promises("getTranslations", "the editors' texts of a language are read", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", "/itxrest/2/cms/store/10000034/translations/ES/es"],
    query: REST_QUERY,
    status: 200,
    answer: { translations: MatchersV3.like({}) },
    call: ContentGateway.use((gateway) => gateway.getTranslations("ES", "es")),
    expect: (texts) => expect(texts).toEqual({}),
  })

  promises("readConfiguration", "a variable has its value", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", "/itxrest/2/oam/store/10000034/xconfiguracion"],
    query: { ...REST_QUERY, variables: "MAX_PRODUCTS_SHOPCART_GUEST" },
    status: 200,
    answer: MatchersV3.eachLike({ key: "MAX_PRODUCTS_SHOPCART_GUEST", value: MatchersV3.string("50") }),
    call: ContentGateway.use((gateway) => gateway.readConfiguration(["MAX_PRODUCTS_SHOPCART_GUEST"])),
    expect: (values) => expect(values).toEqual({ MAX_PRODUCTS_SHOPCART_GUEST: "50" }),
  })
})

describe("the pact about customer service", () => {
  promises("sendContact", "a letter is taken", {
    state: aGuest,
    request: ["POST", inStore("user", "contact")],
    query,
    matchedHeaders: { "Idempotency-Key": freshKey(KEY) },
    body: letterBody,
    status: 201,
    answer: { caseId: string("12"), receivedAt: string("2026-01-15T10:09:30Z") },
    call: SupportGateway.use((gateway) => gateway.sendContact(aLetter, KEY)),
    expect: (caseId) => expect(caseId).toBe("12"),
  })
  promises("sendContact", "a topic that the store does not have is refused", {
    state: aGuest,
    request: ["POST", inStore("user", "contact")],
    query,
    matchedHeaders: { "Idempotency-Key": freshKey(KEY) },
    body: { ...letterBody, topic: "GOSSIP" },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(SupportGateway.use((gateway) => gateway.sendContact({ ...aLetter, topic: "GOSSIP" }, KEY))),
    expect: rejected,
  })
  promises("createClaim", "a claim about an order is taken", {
    state: ["a paid order"],
    request: ["POST", inStore("order", "claim")],
    query,
    body: { ...claimBody, orderId: inState("orderId") },
    status: 201,
    answer: {
      claimId: string("7"),
      orderId: string(STATE_VALUES.orderId),
      claimType: "NOT_RECEIVED",
      status: "OPEN",
      receivedAt: string("2026-01-15T10:09:30Z"),
    },
    call: SupportGateway.use((gateway) => gateway.createClaim({ ...aClaim, orderId: STATE_VALUES.orderId })),
    expect: (claimId) => expect(claimId).toBe("7"),
  })
  promises("createClaim", "another shopper's order is not there", {
    state: aGuest,
    request: ["POST", inStore("order", "claim")],
    query,
    body: { ...claimBody, orderId: "799999999999" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(SupportGateway.use((gateway) => gateway.createClaim({ ...aClaim, orderId: "799999999999" }))),
    expect: notFound,
  })
  promises("getCaseStatus", "the status of a message is read", {
    state: ["a message to customer service"],
    request: ["POST", inStore("user", "case-status")],
    query,
    body: { caseId: inState("caseId"), email: "ana.prueba@example.org" },
    status: 200,
    answer: {
      caseId: string(STATE_VALUES.caseId),
      kind: "contact",
      topic: string("DELIVERY"),
      status: "OPEN",
      receivedAt: string("2026-01-15T10:09:30Z"),
      updatedAt: string("2026-01-15T10:09:30Z"),
    },
    call: SupportGateway.use((gateway) => gateway.getCaseStatus(STATE_VALUES.caseId, "ana.prueba@example.org")),
    expect: ({ id, status }) => expect([id, status]).toEqual([STATE_VALUES.caseId, "OPEN"]),
  })
  promises("getCaseStatus", "the number alone reveals nothing", {
    state: ["a message to customer service"],
    request: ["POST", inStore("user", "case-status")],
    query,
    body: { caseId: inState("caseId"), email: "eva.prueba@example.org" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(
      SupportGateway.use((gateway) => gateway.getCaseStatus(STATE_VALUES.caseId, "eva.prueba@example.org")),
    ),
    expect: notFound,
  })
})

describe("the pact about a customer's stored data", () => {
  promises("updateSegments", "segments are replaced", {
    state: aGuest,
    request: ["PUT", inStore("user", "segments")],
    query,
    body: { segments: ["linen", "early"] },
    status: 200,
    answer: { segments: ["early", "linen"] },
    call: CustomerRecordGateway.use((gateway) => gateway.updateSegments({ segments: ["linen", "early"] })),
    expect: (segments) => expect(segments).toEqual(["early", "linen"]),
  })
  promises("updateSegments", "another's are not there", {
    state: aGuest,
    request: ["PUT", inStore("user", "segments")],
    query,
    body: { segments: [], userId: "1" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(CustomerRecordGateway.use((gateway) => gateway.updateSegments({ segments: [], userId: "1" }))),
    expect: notFound,
  })
  promises("listUserPromotions", "what would count is listed", {
    state: aGuest,
    request: ["GET", inStore("user", "promotions")],
    query,
    status: 200,
    answer: {
      promotions: eachLike({
        promotionId: string("spring10"),
        promoCode: string("SPRING10"),
        description: string("10 % de descuento"),
        kind: string("product"),
      }),
    },
    call: CustomerRecordGateway.use((gateway) => gateway.listUserPromotions),
    expect: (promotions) =>
      expect(promotions).toEqual([
        { id: "spring10", promoCode: "SPRING10", description: "10 % de descuento", kind: "product", segments: [] },
      ]),
  })
  promises("addRewardOption", "a coupon is chosen", {
    state: registered,
    request: ["POST", inStore("user", "reward-option")],
    query,
    body: { rewardId: "LOYALTY_COUPON" },
    status: 200,
    answer: {
      rewardId: "LOYALTY_COUPON",
      promoCode: string("LOYAL15"),
      couponCode: string("R-7K2M9Q4T"),
      chosenAt: string("2026-01-15T10:09:30Z"),
    },
    call: CustomerRecordGateway.use((gateway) => gateway.addRewardOption("LOYALTY_COUPON")),
    expect: (reward) =>
      expect(reward).toEqual({ id: "LOYALTY_COUPON", promoCode: "LOYAL15", couponCode: "R-7K2M9Q4T" }),
  })
  promises("addRewardOption", "a reward that is none is refused", {
    state: registered,
    request: ["POST", inStore("user", "reward-option")],
    query,
    body: { rewardId: "A_PONY" },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(CustomerRecordGateway.use((gateway) => gateway.addRewardOption("A_PONY"))),
    expect: rejected,
  })
  promises("getTailoringUserInfo", "what was tailored is read", {
    state: ["a new account"],
    request: ["POST", inStore("user", "tailoring-user-info")],
    query: { ...query, userId: "${userId}" },
    body: { email: inState("logon") },
    status: 200,
    answer: { userId: string(STATE_VALUES.userId), email: string(STATE_VALUES.logon), garments: like([]) },
    call: CustomerRecordGateway.use((gateway) => gateway.getTailoringUserInfo(STATE_VALUES.logon, STATE_VALUES.userId)),
    expect: (info) => expect(info).toEqual({ userId: STATE_VALUES.userId, email: STATE_VALUES.logon, garments: [] }),
  })
  promises("listTicketlessReceipts", "receipts of paid orders are listed", {
    state: ["a registered shopper's paid order"],
    request: ["GET", inStore("order", "ticketless-receipts")],
    query,
    status: 200,
    answer: {
      receipts: eachLike({
        ticketReference: string("10000034-700000000001"),
        orderId: string("700000000001"),
        storeId: "10000034",
        ticketDate: string("2026-01-15"),
        amount: integer(12985),
        currencyCode: "EUR",
      }),
    },
    call: CustomerRecordGateway.use((gateway) => gateway.listTicketlessReceipts),
    expect: (receipts) =>
      expect(receipts).toMatchObject([
        { reference: "10000034-700000000001", date: "2026-01-15", amount: euros(12985) },
      ]),
  })
})

describe("the pact about agents and applications", () => {
  const assisted = {
    agentId: "agent-1",
    agentName: "Berta Ejemplo",
    clientId: "registered@selvedge.example",
    forcePurchase: true,
    deviceSerial: "T-7",
  }
  const address = {
    firstName: "Ana",
    lastName: "Prueba",
    addressLines: ["Rúa do Exemplo 12", "3º A"],
    city: "A Coruña",
    zipCode: "15001",
    stateCode: "C",
    countryCode: "ES",
    phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
    email: "ana.prueba@example.org",
    addressType: "SB",
    isShippingAddress: true,
    isBilling: true,
    clientType: "P",
    checkedAddress: 2,
  }
  promises("initAssistedPurchase", "an agent acts for a client", {
    state: ["an agent with a token"],
    by: "nobody",
    request: ["POST", inStore("agent", "assisted-purchase")],
    query,
    body: { ...assisted, token: inState("agentToken") },
    status: 200,
    answer: {
      access_token: string("r.7H2mQv1Yw0c3kq9s"),
      expires_in: integer(86400),
      userId: string("55501"),
      agentId: "agent-1",
      forcePurchase: true,
    },
    call: StoreAgentGateway.use((gateway) =>
      gateway.initAssistedPurchase({ ...anAssistedPurchase, token: Redacted.make(STATE_VALUES.agentToken) }),
    ),
    expect: (session) =>
      expect(session).toEqual({
        accessToken: Redacted.make("r.7H2mQv1Yw0c3kq9s"),
        expiresIn: 86400,
        userId: "55501",
        agentId: "agent-1",
        forcePurchase: true,
      }),
  })
  promises("initAssistedPurchase", "a token that is over opens nothing", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("agent", "assisted-purchase")],
    query,
    body: { ...assisted, token: "agent-1.1.nonce-nonce-nonce-1.proof" },
    status: 403,
    answer: anyRefusedShape,
    call: Effect.flip(
      StoreAgentGateway.use((gateway) =>
        gateway.initAssistedPurchase({
          ...anAssistedPurchase,
          token: Redacted.make("agent-1.1.nonce-nonce-nonce-1.proof"),
        }),
      ),
    ),
    expect: forbidden,
  })
  promises("createMerchantTemporaryUser", "a shopper is registered at a till", {
    state: ["a till with a code"],
    by: "nobody",
    request: ["POST", inStore("agent", "merchant-temporary-user")],
    query,
    body: {
      address,
      code: inState("tillCode"),
      phone: "+34600000000",
      physicalStoreId: inState("physicalStoreId"),
      ...TILL,
    },
    status: 201,
    answer: {
      userId: string("55502"),
      access_token: string("g.7H2mQv1Yw0c3kq9s"),
      expires_in: integer(86400),
      addressId: string("300000000001"),
    },
    call: StoreAgentGateway.use((gateway) =>
      gateway.createMerchantTemporaryUser({
        ...aTemporaryUser,
        code: STATE_VALUES.tillCode,
        physicalStoreId: STATE_VALUES.physicalStoreId,
      }),
    ),
    expect: (user) => expect(user).toMatchObject({ userId: "55502", expiresIn: 86400, addressId: "300000000001" }),
  })
  promises("createMerchantTemporaryUser", "an unknown physical store is refused", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("agent", "merchant-temporary-user")],
    query,
    body: { address, code: "482913", phone: "+34600000000", physicalStoreId: "1", ...TILL },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(
      StoreAgentGateway.use((gateway) =>
        gateway.createMerchantTemporaryUser({ ...aTemporaryUser, physicalStoreId: "1" }),
      ),
    ),
    expect: rejected,
  })
  promises("launchApp", "an application starts and signs in", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("app", "launch-app")],
    query,
    body: { ...device, email: "registered@selvedge.example", password: "Selvedge2026" },
    status: 200,
    answer: {
      minimumVersion: string("0.1.0"),
      updateRequired: boolean(false),
      session: { access_token: string("r.7H2mQv1Yw0c3kq9s"), expires_in: integer(86400), userId: string("55501") },
    },
    call: AppReportGateway.use((gateway) =>
      gateway.launchApp({
        device: aDevice,
        logon: { email: "registered@selvedge.example", password: Redacted.make("Selvedge2026") },
      }),
    ),
    expect: (started) => expect(started).toMatchObject({ updateRequired: false, session: { userId: "55501" } }),
  })
  promises("launchApp", "a wrong pair is refused", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("app", "launch-app")],
    query,
    body: { ...device, email: "nobody@selvedge.example", password: "Wrong2026" },
    status: 422,
    answer: anyRefusedShape,
    call: Effect.flip(
      AppReportGateway.use((gateway) =>
        gateway.launchApp({
          device: aDevice,
          logon: { email: "nobody@selvedge.example", password: Redacted.make("Wrong2026") },
        }),
      ),
    ),
    expect: rejected,
  })
  promises("reportAppLaunch", "a launch is counted", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("app", "app-launch")],
    query,
    body: device,
    status: 204,
    call: AppReportGateway.use((gateway) => gateway.reportAppLaunch(aDevice)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("reportAppLaunch", "a version that is none is refused", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("app", "app-launch")],
    query,
    body: { deviceInfo: { ...aDevice, appVersion: "new" } },
    status: 400,
    answer: anyRefusedShape,
    call: Effect.flip(AppReportGateway.use((gateway) => gateway.reportAppLaunch({ ...aDevice, appVersion: "new" }))),
    expect: rejected,
  })
  promises("reportCrash", "a crash is kept", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("app", "crash")],
    query,
    body: { ...device, message: "TypeError" },
    status: 204,
    call: AppReportGateway.use((gateway) => gateway.reportCrash({ message: "TypeError", device: aDevice })),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("reportCrash", "a crash without words is refused", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("app", "crash")],
    query,
    body: { ...device, message: "" },
    status: 400,
    answer: anyRefusedShape,
    call: Effect.flip(AppReportGateway.use((gateway) => gateway.reportCrash({ message: "", device: aDevice }))),
    expect: rejected,
  })
  promises("registerPushToken", "a device is registered", {
    state: aGuest,
    request: ["POST", inStore("user", "push-token")],
    query,
    body: { token: "fGx1m2Yb4Q:APA91bH-demo", platform: "android" },
    status: 204,
    call: AppReportGateway.use((gateway) =>
      gateway.registerPushToken({ token: Redacted.make("fGx1m2Yb4Q:APA91bH-demo"), platform: "android" }),
    ),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })
  promises("registerPushToken", "a token that is none is refused", {
    state: aGuest,
    request: ["POST", inStore("user", "push-token")],
    query,
    body: { token: "short", platform: "android" },
    status: 400,
    answer: anyRefusedShape,
    call: Effect.flip(
      AppReportGateway.use((gateway) =>
        gateway.registerPushToken({ token: Redacted.make("short"), platform: "android" }),
      ),
    ),
    expect: rejected,
  })
})

describe("the pact about stores, places and editors", () => {
  promises("listStoreGroups", "stores are grouped", {
    state: aStore,
    by: "nobody",
    request: ["GET", rest("catalog/storegroup")],
    query,
    status: 200,
    answer: { groups: eachLike({ id: string("europe"), storeIds: eachLike("10000034") }) },
    call: StoreOfficeGateway.use((gateway) => gateway.listStoreGroups),
    expect: (groups) => expect(groups).toEqual([{ id: "europe", storeIds: ["10000034"] }]),
  })
  const wish = {
    storeCategory: "fashion",
    storeDefaultCurrency: "EUR",
    paymentList: ["card"],
    ffmCenters: ["FFM-1"],
    notificationEmail: "berta.ejemplo@example.org",
  }
  promises("createStore", "an application for a store is kept", {
    state: ["an identifier without a store"],
    by: "nobody",
    request: ["POST", inStore("oam", "store-creation")],
    query,
    body: { ...wish, storeIdentifier: inState("storeIdentifier") },
    status: 202,
    answer: {
      applicationId: string("3"),
      storeIdentifier: string(STATE_VALUES.storeIdentifier),
      status: "RECEIVED",
      receivedAt: string("2026-01-15T10:09:30Z"),
    },
    call: StoreOfficeGateway.use((gateway) =>
      gateway.createStore({ ...aStoreCreation, identifier: STATE_VALUES.storeIdentifier }),
    ),
    expect: (applicationId) => expect(applicationId).toBe("3"),
  })
  promises("createStore", "an identifier that a store has is refused", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("oam", "store-creation")],
    query,
    body: { ...wish, storeIdentifier: "10000034" },
    status: 409,
    answer: anyRefusedShape,
    call: Effect.flip(
      StoreOfficeGateway.use((gateway) => gateway.createStore({ ...aStoreCreation, identifier: "10000034" })),
    ),
    expect: rejected,
  })
  promises("addStoreAccelerator", "a brand is noted", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("oam", "store-accelerator")],
    query: { ...query, brandId: "1" },
    status: 200,
    answer: { brandId: "1", storeIds: eachLike("10000034"), addedAt: string("2026-01-15T10:09:30Z") },
    call: StoreOfficeGateway.use((gateway) => gateway.addStoreAccelerator("1")),
    expect: (storeIds) => expect(storeIds).toEqual(["10000034"]),
  })
  promises("addStoreAccelerator", "a brand without stores is not there", {
    state: aStore,
    by: "nobody",
    request: ["POST", inStore("oam", "store-accelerator")],
    query: { ...query, brandId: "999" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(StoreOfficeGateway.use((gateway) => gateway.addStoreAccelerator("999"))),
    expect: notFound,
  })
  promises("listAnalyticsTopics", "topics are listed", {
    state: aStore,
    by: "nobody",
    request: ["GET", inStore("oam", "analytics-topics")],
    query,
    status: 200,
    answer: {
      topics: eachLike({
        id: string("ecommerce"),
        cookieGroup: MatchersV3.regex("C000[23]", "C0002"),
        events: eachLike("purchase"),
      }),
    },
    call: StoreOfficeGateway.use((gateway) => gateway.listAnalyticsTopics),
    expect: (topics) => expect(topics).toEqual([{ id: "ecommerce", cookieGroup: "C0002", events: ["purchase"] }]),
  })
  promises("getDeliveryPrices", "prices of delivery are read", {
    state: aStore,
    by: "nobody",
    request: ["GET", "/itxrest/4/delivery/store/10000034/prices"],
    query: { ...query, totalProduct: "3995" },
    status: 200,
    answer: {
      currencyCode: "EUR",
      prices: eachLike({
        shippingMethodId: string("standard"),
        kind: string("delivery"),
        name: string("Envío estándar"),
        price: integer(395),
      }),
    },
    call: StoreOfficeGateway.use((gateway) => gateway.getDeliveryPrices(euros(3995))),
    expect: (prices) =>
      expect(prices).toEqual([
        { shippingMethodId: "standard", kind: "delivery", name: "Envío estándar", price: euros(395) },
      ]),
  })
  promises("readInputValidation", "the validations of an operation are read", {
    state: aStore,
    by: "nobody",
    request: ["GET", inStore("oam", "input-validation")],
    query: { ...query, operationId: "saveAddress" },
    status: 200,
    answer: {
      operationId: "saveAddress",
      fields: eachLike({ field: string("city"), in: string("body"), required: boolean(true) }),
    },
    call: StoreOfficeGateway.use((gateway) => gateway.readInputValidation("saveAddress")),
    expect: (fields) => expect(fields).toEqual([{ field: "city", place: "body", isRequired: true, values: [] }]),
  })
  promises("detectUserLocation", "the place of a visitor is told", {
    state: aStore,
    by: "nobody",
    request: ["GET", inStore("oam", "user-location")],
    query,
    status: 200,
    answer: { countryCode: string("ES"), source: string("store") },
    call: LocationGateway.use((gateway) => gateway.detectUserLocation),
    expect: (location) => expect(location).toEqual({ countryCode: "ES", source: "store" }),
  })
  promises("listCmsSpots", "editors' blocks are listed", {
    state: ["an editorial spot", { spot: "home-hero" }],
    by: "nobody",
    request: ["GET", inStore("cms", "spots")],
    query: { ...query, countryCode: "ES", lang: "es", spot: "home-hero" },
    status: 200,
    answer: { spots: eachLike({ spot: string("home-hero"), position: integer(1), title: string("Camisas") }) },
    call: FoundContentGateway.use((gateway) => gateway.listCmsSpots("home-hero")),
    expect: (spots) => expect(spots).toEqual([{ spot: "home-hero", position: 1, title: "Camisas" }]),
  })
  promises("search", "everything is searched at once", {
    state: ["a product in stock"],
    by: "nobody",
    request: ["GET", inStore("search", "20000034")],
    query: { ...query, searchTerm: "${searchTerm}", max: "12" },
    status: 200,
    answer: {
      searchTerm: string(STATE_VALUES.searchTerm),
      totalProducts: integer(1),
      categories: like([]),
      spots: like([]),
      products: eachLike({
        id: string("510001"),
        mfname: string("8201"),
        productUrl: string("camisa-oxford"),
        name: string("Camisa Oxford"),
        price: integer(3995),
      }),
    },
    call: FoundContentGateway.use((gateway) => gateway.search(STATE_VALUES.searchTerm, 12)),
    expect: (found) =>
      expect(found).toMatchObject({ totalProducts: 1, products: [{ id: "510001", price: euros(3995) }] }),
  })
  promises("getChatVisibility", "whether the chat is shown is told", {
    state: aStore,
    by: "nobody",
    request: ["GET", inStore("chat", "visibility")],
    query,
    status: 200,
    answer: { isVisible: boolean(true) },
    call: WorkgroupGateway.use((gateway) => gateway.getChatVisibility),
    expect: (isVisible) => expect(isVisible).toBe(true),
  })
  const workgroup = {
    id: string("es-es-orders"),
    name: string("Pedidos y entregas"),
    languageId: string("-5"),
    timeZone: string("UTC"),
    weeklySchedule: eachLike({
      weekday: integer(1),
      openHours: eachLike({ fromTime: string("08:00"), toTime: string("20:00") }),
    }),
  }
  const read = {
    id: "es-es-orders",
    timeZone: "UTC",
    week: new Map([[1, [{ from: "08:00", to: "20:00" }]]]),
    isDisabled: false,
  }
  promises("listChatWorkgroups", "workgroups are listed with their hours", {
    state: aStore,
    by: "nobody",
    request: ["GET", inStore("chat", "workgroups")],
    query: { ...query, forceUTC: "true" },
    status: 200,
    answer: { workgroups: eachLike(workgroup) },
    call: WorkgroupGateway.use((gateway) => gateway.listChatWorkgroups(true)),
    expect: (workgroups) => expect(workgroups).toMatchObject([read]),
  })
  promises("listWhatsappWorkgroups", "workgroups on WhatsApp are listed with their numbers", {
    state: aStore,
    by: "nobody",
    request: ["GET", inStore("chat", "whatsapp-workgroups")],
    query,
    status: 200,
    answer: { workgroups: eachLike({ ...workgroup, phone: string("+34910000000") }) },
    call: WorkgroupGateway.use((gateway) => gateway.listWhatsappWorkgroups),
    expect: (workgroups) => expect(workgroups).toMatchObject([{ ...read, phone: "+34910000000" }]),
  })
})

promiseReturnsService(promises)
