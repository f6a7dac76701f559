import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { CARDS } from "./bankVisitor.ts"
import { testCard, at, type Buyer, cartPath, orderPath, readyToPay, SPAIN, textAt, worldWithUnits } from "./customer.ts"

const SKU = "8201-800-3"
const VALIDATION = "https://apple-pay-gateway.apple.com/paymentservices/paymentSession"
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SKU]: 20 }) })
}, 60_000)
afterAll(() => shop.sandbox.close())

const buyer = () => readyToPay(shop, { [SKU]: 1 })
const token = (transactionIdentifier: string, displayName = "Visa 4242") => ({
  paymentModeId: "9",
  digitalWalletToken: JSON.stringify({ transactionIdentifier, paymentMethod: { displayName } }),
})
const begin = ({ guest, orderId }: Buyer, body: object) =>
  guest.call("POST", `${orderPath(orderId, SPAIN)}/card-payment-session`, {
    paymentCode: "9",
    type: "merchantValidation",
    ...body,
  })
const pay = (
  { guest, orderId, total }: Buyer,
  payment: object,
  more: object = { isFederated: true },
  headers: Readonly<Record<string, string>> = { "flow-profile": "apple-pay" },
) =>
  guest.call(
    "POST",
    `${orderPath(orderId, SPAIN)}/asynccheckout`,
    { paymentBundle: { paymentData: [payment] }, expectedTotal: total, ...more },
    { "idempotency-key": randomUUID(), ...headers },
  )

describe("device wallets", () => {
  it("validate the merchant at the provider's address only (R11)", async () => {
    const one = await buyer()
    expect(await begin(one, { validationUrl: VALIDATION })).toMatchObject({
      status: 200,
      body: { merchantSession: { displayName: "Selvedge", signature: "simulated" } },
    })
    for (const validationUrl of [
      undefined,
      "http://apple-pay-gateway.apple.com/",
      "https://apple.com.evil.example/",
      "https://evil.example/.apple.com",
      "https://x@y.apple.com/",
      "https://y.apple.com:8443/",
    ])
      expect([validationUrl, (await begin(one, { validationUrl })).status]).toEqual([validationUrl, 422])
  })

  it("pay at once, and are refused like their card", async () => {
    const one = await buyer()
    expect((await pay(one, token("t-1", "Visa 0002"))).body).toMatchObject({
      paymentStatus: "NOOK",
      errorKey: "_ERR_PAYMENT_REFUSED",
    })
    expect((await pay(one, token("t-2"))).body).toMatchObject({ paymentStatus: "OK" })
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({
      payment: [{ name: "Apple Pay", kind: "wallet", maskedNumber: "**** 4242" }],
    })
  })

  it("F101 charge nothing with a missing, malformed or expired token, and keep the cart", async () => {
    const one = await buyer()
    for (const [payment, rule] of [
      [{ paymentModeId: "9" }, "required"],
      [{ paymentModeId: "9", digitalWalletToken: "junk" }, "token"],
      [{ paymentModeId: "9", digitalWalletToken: "{}" }, "token"],
      [token("expired"), "expired"],
    ] as const)
      expect(await pay(one, payment)).toMatchObject({
        status: 422,
        body: { key: "_ERR_WALLET_TOKEN", fields: [{ field: "paymentBundle.paymentData.0.digitalWalletToken", rule }] },
      })
    expect(at((await one.guest.call("GET", cartPath())).body, "id")).toBe(one.orderId)
  })

  it("pay an unpaid order of a guest with its token, selected by the header alone, and no paid one", async () => {
    const one = await buyer()
    const { body } = await pay(one, testCard(CARDS.unpaid), {}, {})
    const order = orderPath(one.orderId, SPAIN)
    const { guest: anonymous } = await buyer()
    const validateMerchant = (query: string) =>
      anonymous.call("POST", `${order}/card-payment-session${query}`, {
        paymentCode: "9",
        type: "merchantValidation",
        validationUrl: VALIDATION,
      })
    const guestToken = textAt(body, "guestToken")
    expect([
      (await validateMerchant("")).status,
      (await validateMerchant("?guestToken=AAAAAAAAAAAAAAAAAAAAAA")).status,
    ]).toEqual([404, 404])
    expect(await validateMerchant(`?guestToken=${guestToken}`)).toMatchObject({
      status: 200,
      body: { merchantSession: { signature: "simulated" } },
    })
    const repay = (headers: Readonly<Record<string, string>>, payment: object = token("t-1")) =>
      shop.call(
        "POST",
        `${order}/asyncrepay-guest?guestToken=${guestToken}`,
        { paymentBundle: { paymentData: [payment] } },
        { "idempotency-key": randomUUID(), ...headers },
      )
    expect([await repay({}), await repay({ "flow-profile": "apple-pay" }, testCard())]).toMatchObject([
      { status: 422, body: { key: "_ERR_FLOW_PROFILE" } },
      { status: 422, body: { key: "_ERR_FLOW_PROFILE" } },
    ])
    expect((await repay({ "flow-profile": "apple-pay" })).body).toMatchObject({ paymentStatus: "OK" })
    expect(await validateMerchant(`?guestToken=${guestToken}`)).toMatchObject({
      status: 409,
      body: { key: "_ERR_NOT_REPAYABLE" },
    })
  })

  it("are selected by the flow's header only", async () => {
    const one = await buyer()
    const refused = { status: 422, body: { key: "_ERR_FLOW_PROFILE" } }
    expect(await pay(one, token("t-1"), { isFederated: true }, {})).toMatchObject(refused)
    expect(await pay(one, token("t-1"), {})).toMatchObject(refused)
    expect(await pay(one, testCard(), {})).toMatchObject(refused)
    expect((await pay(one, testCard(), {}, {})).body).toMatchObject({ paymentStatus: "OK" })
  })
})
