import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { accountStates } from "../../../contracts/sandbox/customers/account/accountStates.ts"
import { cartStates } from "../../../contracts/sandbox/cart/cartStates.ts"
import {
  createStateShop,
  type ProviderStates,
  type StateShop,
  type StateValues,
} from "../../../contracts/sandbox/platform/states/StateShop.ts"
import { checkoutStates } from "../../../contracts/sandbox/checkout/checkoutStates.ts"
import { orderStates } from "../../../contracts/sandbox/orders/orderStates.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { testCard, addToCart, at, cartPath, orderPath, SPAIN } from "./customer.ts"

const STATES: ProviderStates = { ...accountStates, ...cartStates, ...checkoutStates, ...orderStates }

/** The small world with enough units for every state: good stock, and a few of one sku per state that sells out. */
const world = {
  ...smallWorld,
  products: smallWorld.products.map((product) => ({
    ...product,
    stock: (_store: string, colour: string, size: string) =>
      product.mfname === "8202" ? 2 : colour === "400" && size === "4" ? 3 : 30,
  })),
}

describe("the provider states of cart, checkout, orders and account", () => {
  let shop: TestShop
  let states: StateShop
  beforeAll(async () => {
    shop = await openTestShop({ world })
    states = createStateShop((request) => shop.sandbox.handle(request), "http://localhost:4173")
  }, 60_000)
  afterAll(() => shop.sandbox.close())

  const setUpState = async (
    state: string,
    parameters: Readonly<Record<string, unknown>> = {},
  ): Promise<StateValues> => {
    const make = STATES[state]
    if (make === undefined) throw new Error(`There is no state ${state}.`)
    return make(states, { storeId: SPAIN, ...parameters })
  }
  const as = (values: StateValues) => ({
    call: (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
      shop.call(method, path, body, { authorization: `Bearer ${String(values["token"])}`, ...headers }),
  })

  it("create carts as named, repeatably", async () => {
    const item = await setUpState("a cart with an item", { quantity: 2 })
    expect((await as(item).call("GET", cartPath())).body).toMatchObject({
      id: item["orderId"],
      items: [{ id: item["orderItemId"], sku: item["sku"], quantity: 2 }],
    })
    expect(
      (
        await as(item).call("PUT", `${cartPath()}/orderitems/${String(item["orderItemId"])}/sku`, {
          sku: item["otherSku"],
        })
      ).status,
    ).toBe(200)
    expect((await as(await setUpState("an empty cart")).call("GET", cartPath())).body).toMatchObject({ items: [] })
    const full = await setUpState("a cart at its limit")
    expect((await addToCart(as(full), String(full["sku"]))).body).toMatchObject({ code: 11, params: ["3"] })
    const short = await setUpState("a sku without stock")
    expect((await addToCart(as(short), String(short["sku"]), 99)).body).toMatchObject({ key: "_ERR_NO_STOCK" })
    const gift = await setUpState("a cart with a gift message")
    expect((await as(gift).call("DELETE", `${cartPath()}/gift-info/${String(gift["giftInfoId"])}`)).status).toBe(200)
    const packed = await setUpState("a gift packed item")
    expect(
      (await as(packed).call("DELETE", `${orderPath(String(packed["orderId"]))}/giftpacking/${String(packed["sku"])}`))
        .status,
    ).toBe(200)
  })

  it("create codes and coupons that the cart accepts", async () => {
    const code = await setUpState("a promo code", { promoCode: "SPRING10" })
    expect(
      (await as(code).call("POST", `${orderPath(String(code["orderId"]))}/promoCode`, { promoCode: "SPRING10" }))
        .status,
    ).toBe(200)
    const applied = await setUpState("an applied promo code", { promoCode: "SPRING10" })
    expect(
      (await as(applied).call("DELETE", `${orderPath(String(applied["orderId"]))}/promoCode/SPRING10`)).status,
    ).toBe(200)
    for (let times = 0; times < 2; times += 1) {
      const coupon = await setUpState("a coupon")
      expect(
        (
          await as(coupon).call("POST", `${orderPath(String(coupon["orderId"]))}/coupon`, {
            promoCode: "SPRING10",
            couponCode: "C-5521",
          })
        ).status,
      ).toBe(200)
    }
  })

  it("create carts to pay, sold-out ones, paid orders and saved addresses", async () => {
    const ready = await setUpState("a cart ready for checkout")
    const pay = (values: StateValues) =>
      as(values).call(
        "POST",
        `${orderPath(String(values["orderId"]))}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard("4111111111111111")] }, expectedTotal: values["totalOrder"] },
        { "idempotency-key": randomUUID() },
      )
    expect((await pay(ready)).status).toBe(202)
    for (let times = 0; times < 2; times += 1)
      expect((await pay(await setUpState("a sold out cart"))).body).toMatchObject({ key: "_ERR_NO_STOCK" })
    const paid = await setUpState("a paid order")
    expect(
      (
        await shop.call(
          "GET",
          `/itxrest/2/order/store/${SPAIN}/order-guest/${String(paid["orderId"])}` +
            `?guestToken=${String(paid["guestToken"])}`,
        )
      ).status,
    ).toBe(200)
    const saved = await setUpState("a saved address")
    expect(
      (await as(saved).call("GET", `/itxrest/2/user/store/${SPAIN}/address/${String(saved["addressId"])}`)).status,
    ).toBe(200)
  })

  it("create registered customers without and with a safe cart", async () => {
    const safePath = `/itxrest/2/order/store/${SPAIN}/safe-cart`
    const safe = await setUpState("a safe cart")
    expect(
      at((await as(safe).call("GET", `${safePath}?userId=${String(safe["userId"])}`)).body, "items.0.quantity"),
    ).toBe(1)
    expect((await as(safe).call("GET", `${safePath}?userId=1`)).status).toBe(403)
    const registered = await setUpState("a registered session")
    expect((await as(registered).call("GET", safePath)).status).toBe(404)
    expect((await as(registered).call("DELETE", safePath)).status).toBe(204)
  })
})
