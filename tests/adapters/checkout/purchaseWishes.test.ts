import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { toWishes, wishFields } from "../../../adapters/backend/order/purchaseWishesWire.ts"
import { fromSubmission } from "../../../adapters/backend/checkout/checkoutWire.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import type { EguiData } from "../../../domain/checkout/EguiData.ts"
import type { PurchaseDiscounts } from "../../../domain/checkout/PurchaseDiscounts.ts"
import type { PurchaseOrigin } from "../../../domain/checkout/PurchaseOrigin.ts"
import type { PurchaseOptions } from "../../../domain/checkout/PurchaseOptions.ts"
import { abroad } from "../../sandbox/checkout/abroad.ts"
import { testCard, aSubmission } from "../../support/backend/builders.ts"
import { discountIds, inSpain, orderId, originText, storeId } from "../../support/backend/scopes.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { TAIWAN, worldAbroad } from "../../support/sandbox/worldAbroad.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ world: worldAbroad })
}, 60_000)
afterAll(() => shop.sandbox.close())

/** Buys in Taiwan through the gateways; returns the request and the resulting order. */
async function bought(
  wishes: PurchaseOptions & { readonly origin?: PurchaseOrigin; readonly discounts?: PurchaseDiscounts },
) {
  const buyer = await abroad(shop, TAIWAN)
  const bodies: unknown[] = []
  const currency = { ...inSpain.store.currency, currencyCode: "TWD", currencyDecimals: 0 }
  const { context, close } = testRoot(
    {
      ...inSpain,
      language: { id: "-1", code: "en", name: "English", direction: "ltr" },
      store: { ...inSpain.store, id: storeId(TAIWAN), countryCode: "TW", currency },
    },
    {
      fetch: async (request) => {
        if (request.url.includes("/asynccheckout")) bodies.push(await request.clone().json())
        return shop.sandbox.handle(request)
      },
      backendUrl: "http://localhost:4173",
      session: { accessToken: Redacted.make(buyer.guest.token), userType: "guest" },
    },
  )
  const total = { minorUnits: buyer.total, currencyCode: "TWD" }
  const order = orderId(buyer.orderId)
  const submission = aSubmission({
    shipping: { shippingMethodId: "standard", kind: "delivery", addressId: buyer.addressId },
    payments: [
      {
        means: { by: "card", methodId: "1", card: { ...testCard(), number: Redacted.make("4242424242424242") } },
        amount: total,
      },
    ],
    expectedTotal: total,
    attemptKey: crypto.randomUUID(),
    ...wishes,
  })
  await Effect.runPromiseWith(context)(CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(order, submission)))
  const placed = await Effect.runPromiseWith(context)(
    OrderProgressGateway.use((gateway) => gateway.getNewOrderConfirmation(order)),
  )
  await close()
  return { body: bodies[0], placed }
}

const E_INVOICES: readonly EguiData[] = [
  { kind: "member" },
  { kind: "carrier", carrier: "/ABC.123" },
  { kind: "donation", donationCode: "168" },
  { kind: "company", vatin: "04595257", companyName: "織機" },
]

describe("the options of a purchase", () => {
  it.each(E_INVOICES)("an invoice of type $kind is sent to the shop, and its order returns it", async (egui) => {
    const { body, placed } = await bought({ invoice: { vatin: "04595257", egui }, isJoinLife: true, reusableBox: true })
    expect(body).toMatchObject({
      invoice: true,
      vatin: "04595257",
      eguiData: egui,
      isJoinLife: true,
      reusableBox: true,
    })
    expect(placed.order.wishes).toEqual({ invoice: { vatin: "04595257", egui }, isJoinLife: true, reusableBox: true })
    expect(placed.invoices).toHaveLength(1)
  })

  it("are not sent where nothing is chosen", async () => {
    const { body, placed } = await bought({ isJoinLife: false, discounts: { isEmployees: false } })
    expect(
      [
        "invoice",
        "vatin",
        "eguiData",
        "isJoinLife",
        "reusableBox",
        "customOrderFGID",
        "deviceSerial",
        "employeeName",
        "stlocId",
        "discountIds",
        "applyDiscount",
      ].filter((name) => name in Object(body)),
    ).toEqual([])
    expect([placed.order.wishes, placed.order.origin, placed.invoices ?? []]).toEqual([undefined, undefined, []])
  })

  it("include the integrator's metadata, and its order returns it", async () => {
    const origin = {
      customOrderGroup: originText("FG-7"),
      deviceSerial: originText("K 12"),
      employeeName: originText("Eva 👗"),
      stockLocationId: originText("a".repeat(128)),
    }
    const { body, placed } = await bought({ origin })
    expect(body).toMatchObject({
      customOrderFGID: "FG-7",
      deviceSerial: "K 12",
      employeeName: "Eva 👗",
      stlocId: "a".repeat(128),
    })
    expect(body).not.toHaveProperty("origin")
    expect(placed.order.origin).toEqual(origin)
  })

  it("request an integrator's and an employee's discounts; one that does not apply buys nothing", async () => {
    const discounts = { ids: discountIds("welcome10", "staff-20"), isEmployees: true }
    const sent = fromSubmission(aSubmission({ discounts }))
    expect(sent).toMatchObject({ discountIds: ["welcome10", "staff-20"], applyDiscount: true })
    expect(sent).not.toHaveProperty("discounts")
    await expect(bought({ discounts })).rejects.toMatchObject({
      _tag: "BackendError",
      reason: {
        _tag: "Rejected",
        key: "_ERR_DISCOUNT_NOT_OFFERED",
        fields: [{ field: "discountIds.0" }, { field: "discountIds.1" }, { field: "applyDiscount" }],
      },
    })
  })
})

describe("the options of an order", () => {
  const read = (wire: unknown) => toWishes(Schema.decodeUnknownSync(Schema.Struct(wishFields))(wire))

  it.each([
    [{ kind: "later" }],
    [{ kind: "carrier" }],
    [{ kind: "donation", carrier: "/ABC.123" }],
    [{ kind: "company", companyName: "織機" }],
    [{}],
  ])("keep an unknown method or one without a number at the shop: %j (R26)", (eguiData) => {
    expect(read({ invoice: true, eguiData })).toEqual({ invoice: { egui: { kind: "member" } } })
  })

  it("are empty where the order has none", () => {
    for (const wire of [
      {},
      { invoice: false, vatin: "1" },
      { invoice: null, eguiData: null, isJoinLife: null },
      { isJoinLife: false, reusableBox: false },
    ])
      expect(read(wire)).toBeUndefined()
  })
})
