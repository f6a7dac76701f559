import { readdirSync, readFileSync } from "node:fs"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { contractOperations, exampleBackend } from "../../support/backend/exampleBackend.ts"
import type { CheckoutSubmission } from "../../../application/checkout/CheckoutGateway.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import type { Repayment } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import { RepaymentGateway } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import { testCard, aRepayment, aSubmission, euros } from "../../support/backend/builders.ts"
import { everyGatewayCall } from "../../support/backend/everyGatewayCall.ts"
import { inSpain, orderId } from "../../support/backend/scopes.ts"

/** Login is a navigation, not a call. */
const NAVIGATIONS = ["beginLogin"]
const operations = Object.keys(everyGatewayCall)

async function call(operation: string) {
  const backend = exampleBackend()
  const { context } = testRoot(inSpain, { fetch: backend.fetch })
  const program = everyGatewayCall[operation] ?? Effect.die(`nothing calls ${operation}`)
  const value = await Effect.runPromiseWith(context)(program)
  return { value, calls: backend.calls }
}

describe("the gateways", () => {
  it("call every operation of the contract, and no other", () => {
    expect([...operations, ...NAVIGATIONS].sort()).toEqual(contractOperations.map(({ operation }) => operation).sort())
  })

  it.each(operations)("decode the document's own example of %s", async (operation) => {
    const { calls } = await call(operation)
    expect(calls.map((made) => made.operation)).toContain(operation)
  })

  it.each(
    operations.filter(
      (operation) =>
        !["createGuest", "refreshSession", "endSession", "listMarketingSpots", "sendEvents"].includes(operation),
    ),
  )("send the web's appId in %s exactly once", async (operation) => {
    const { calls } = await call(operation)
    expect(calls.find((made) => made.operation === operation)?.query.getAll("appId")).toEqual(["1"])
  })

  it("leave appId out of marketing spots", async () => {
    const { calls } = await call("listMarketingSpots")
    expect(calls[0]?.query.has("appId")).toBe(false)
    expect(calls[0]?.query.get("languageId")).toBe("-5")
  })

  it("send a guest's token with cart calls, and none with catalogue calls", async () => {
    const cart = await call("getCart")
    expect(cart.calls.map(({ operation }) => operation)).toEqual(["createGuest", "getCart"])
    expect(cart.calls[1]?.headers.get("authorization")).toBe("Bearer g.7H2mQv1Yw0c3kq9s")
    const catalogue = await call("listCategories")
    expect(catalogue.calls.map(({ operation }) => operation)).toEqual(["listCategories"])
    expect(catalogue.calls[0]?.headers.has("authorization")).toBe(false)
  })

  it("convert amounts to money by the store's currency and keep the server's total", async () => {
    const { value } = await call("getCart")
    expect(value).toMatchObject({
      id: "700000000001",
      totalOrder: euros(12985),
      totalProduct: euros(12590),
      shippingPrice: euros(395),
      taxes: [{ name: "IVA 21 %", amount: euros(2254) }],
      items: [
        {
          sku: "8201-400-3",
          quantity: 2,
          unitPrice: euros(3995),
          oldPrice: euros(4995),
          isBuyable: true,
          productId: "510001",
          mfname: "8201",
        },
        { sku: "8310-700-2", quantity: 1, unitPrice: euros(4600) },
      ],
    })
  })

  it("convert composition and care lines into text, and sizes into availability", async () => {
    const { value } = await call("getProductDetail")
    expect(value).toMatchObject({
      composition: "100 % algodón",
      categoryIds: ["1000", "1020"],
      lowestPrice30Days: euros(4995),
      colors: [
        {
          id: "400",
          sizes: [
            { sku: "8201-400-3", isBuyable: true, visibility: "show" },
            { isBuyable: false, visibility: "sold_out" },
          ],
        },
      ],
    })
  })

  it("send card and device data, and no card data in a header", async () => {
    const { calls } = await call("submitAsyncCheckout")
    const made = calls.find(({ operation }) => operation === "submitAsyncCheckout")
    expect(made?.body).toEqual({
      addressId: "300000000001",
      shippingBundle: { shippingMethodId: "standard", kind: "delivery", addressId: "300000000001" },
      paymentBundle: {
        paymentData: [
          {
            paymentModeId: "1",
            number: "4111111111111111",
            holder: "ANA PRUEBA",
            month: "12",
            year: "2030",
            cvv2: "123",
          },
        ],
      },
      acceptedPolicies: [1, 2],
      deviceChannel: "Browser",
      expectedTotal: 12985,
    })
    expect(made?.headers.get("idempotency-key")).toBe("0b7e1c1a-53a5-4f0e-9a58-0f7f6f0f4f10")
    expect(made?.headers.get("browser-timezone")).toBe("-60")
    expect(made?.headers.get("device-channel-3ds2")).toBe("Browser")
    expect(JSON.stringify([...(made?.headers ?? [])])).not.toContain("4111")
  })

  it("F101 mark a device wallet payment by its flow, in the header and the body, and no other payment", async () => {
    const submitted = async (payments: CheckoutSubmission["payments"]) => {
      const backend = exampleBackend()
      const { context } = testRoot(inSpain, { fetch: backend.fetch })
      await Effect.runPromiseWith(context)(
        CheckoutGateway.use((gateway) =>
          gateway.submitAsyncCheckout(orderId("700000000001"), aSubmission({ payments })),
        ),
      )
      return backend.calls.find(({ operation }) => operation === "submitAsyncCheckout")
    }
    const of = (means: CheckoutSubmission["payments"][number]["means"]) => submitted([{ means, amount: euros(12985) }])
    const token = Redacted.make("{}")
    const wallet = await of({ by: "token", methodId: "9", of: "deviceWallet", token })
    expect([wallet?.headers.get("flow-profile"), wallet?.body]).toEqual([
      "apple-pay",
      expect.objectContaining({
        isFederated: true,
        paymentBundle: { paymentData: [{ paymentModeId: "9", digitalWalletToken: "{}" }] },
      }),
    ])
    for (const means of [
      { by: "card", methodId: "1", card: testCard() },
      { by: "token", methodId: "5", of: "session", token },
      { by: "method", methodId: "3" },
    ] as const) {
      const other = await of(means)
      expect([other?.headers.has("flow-profile"), Object.hasOwn(Object(other?.body), "isFederated")]).toEqual([
        false,
        false,
      ])
    }
  })

  it("mark a one-click purchase, and no other", async () => {
    const message = async (changes: Partial<CheckoutSubmission>) => {
      const backend = exampleBackend()
      const { context } = testRoot(inSpain, { fetch: backend.fetch })
      await Effect.runPromiseWith(context)(
        CheckoutGateway.use((gateway) => gateway.submitAsyncCheckout(orderId("700000000001"), aSubmission(changes))),
      )
      return Object(backend.calls.find(({ operation }) => operation === "submitAsyncCheckout")?.body)
    }
    const payments = [{ means: { by: "savedCard", methodId: "1", cardHash: "k.5c0v" }, amount: euros(12985) }] as const
    expect(await message({ payments, isOneClick: true })).toMatchObject({
      oneClickPayment: true,
      paymentBundle: { paymentData: [{ paymentModeId: "1", cardHash: "k.5c0v" }] },
    })
    expect(Object.hasOwn(await message({}), "oneClickPayment")).toBe(false)
  })

  it("F101 mark a device wallet repayment by the header, and no other", async () => {
    const repaid = async (changes: Partial<Repayment>) => {
      const backend = exampleBackend()
      const { context } = testRoot(inSpain, { fetch: backend.fetch })
      await Effect.runPromiseWith(context)(
        RepaymentGateway.use((gateway) => gateway.submitAsyncRepay(orderId("700000000001"), aRepayment(changes))),
      )
      const made = backend.calls.find(({ operation }) => operation === "submitAsyncRepay")
      return [made?.headers.get("flow-profile"), made?.body]
    }
    const message = expect.objectContaining({
      paymentBundle: { paymentData: [{ paymentModeId: "9", digitalWalletToken: "{}" }] },
    })
    expect(
      await repaid({
        payments: [
          {
            means: { by: "token", methodId: "9", of: "deviceWallet", token: Redacted.make("{}") },
            amount: euros(12985),
          },
        ],
      }),
    ).toEqual(["apple-pay", message])
    expect((await repaid({}))[0]).toBeNull()
  })

  it("send an address with ASCII digits and without empty fields", async () => {
    const { calls } = await call("saveAddress")
    expect(calls.at(-1)?.body).toMatchObject({
      zipCode: "15001",
      phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
      checkedAddress: 2,
    })
  })

  it("return a guest's identity as a secret", async () => {
    const { value } = await call("createGuest")
    expect(String(JSON.stringify(value))).not.toContain("7H2mQv1Yw0c3kq9s")
    expect(value).toMatchObject({ expiresIn: 86400, accessToken: Redacted.make("g.7H2mQv1Yw0c3kq9s") })
  })

  it("return a cart backup as lines to add again", async () => {
    const { value } = await call("getSafeCart")
    expect(value).toEqual(Option.some({ items: [{ sku: "8201-400-3", quantity: 1 }], leftovers: [] }))
  })

  it("read two configuration values in one call", async () => {
    const { value, calls } = await call("readConfiguration")
    expect(value).toEqual({ MAX_PRODUCTS_SHOPCART_GUEST: "50", captchaProtection: "false" })
    expect(calls[0]?.query.getAll("variables")).toEqual(["MAX_PRODUCTS_SHOPCART_GUEST", "captchaProtection"])
  })

  it("have one method per operation in the source", () => {
    const folder = new URL("../../../adapters/backend/", import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      /Http\w+(Gateway|Collector)\.ts$/.test(file),
    )
    const source = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("\n")
    for (const operation of operations) {
      expect(
        source.split(
          new RegExp(
            `(?:callOperation|callForFile|sendOperation)\\(\\s*(?:backend|guestBackend),\\s*"${operation}"`,
            "u",
          ),
        ).length - 1,
        operation,
      ).toBe(1)
    }
  })
})
