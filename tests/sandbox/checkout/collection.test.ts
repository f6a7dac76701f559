import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type ShopAnswer, type TestGuest, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { signedIn } from "../wallet/signedIn.ts"
import {
  testCard,
  addToCart,
  anAddress,
  at,
  cartPath,
  JAPAN,
  listAt,
  numberAt,
  orderPath,
  pay,
  paymentStatus,
  saveAddress,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "./customer.ts"

const SHIRT = "8202-800-3"
const KEY = "admin-key-of-collection"
const MADRID = "10000034101"
const bam = (path: string, storeId = SPAIN) => `/itxrest/2/bam/store/${storeId}/${path}`

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SHIRT]: 500 }), adminKey: KEY })
})
afterAll(() => shop.sandbox.close())

const points = async (kind: string, storeId = SPAIN) =>
  listAt((await shop.call("GET", bam("delivery-point?max=100&showAll=true", storeId))).body, "deliveryPoints").filter(
    (point) => textAt(point, "kind") === kind,
  )
const openPoint = async (kind: string) => (await points(kind)).find((point) => at(point, "isOpen") === true)
const withCart = async (quantity = 1, guest?: TestGuest) => {
  const customer = guest ?? (await shop.guest(SPAIN))
  return { guest: customer, orderId: textAt((await addToCart(customer, SHIRT, quantity)).body, "id") }
}
const choose = ({ guest, orderId }: { readonly guest: TestGuest; readonly orderId: string }, bundle: object) =>
  guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, bundle)
const inStore = (physicalStoreId = MADRID, more: object = {}) => ({
  shippingMethodId: "store",
  kind: "store",
  physicalStoreId,
  ...more,
})
const atPoint = (droppointId: string, more: object = {}) => ({
  shippingMethodId: "droppoint",
  kind: "droppoint",
  droppointId,
  ...more,
})
const problemOf = ({ status, body }: ShopAnswer) => [
  status,
  textAt(body, "fields.0.field"),
  textAt(body, "fields.0.rule"),
]
const adminConsole = (path: string, body: object) => shop.call("POST", `/sandbox/${path}`, body, { "x-admin-key": KEY })
const buyCollected = async (bundle: object, quantity = 1) => {
  const cart = await withCart(quantity)
  const chosen = await choose(cart, { ...bundle, addressId: await saveAddress(cart.guest) })
  const buyer = { ...cart, storeId: SPAIN, total: numberAt(chosen.body, "totalOrder") }
  const paid = await pay(buyer)
  expect([chosen.status, paid.status]).toEqual([200, 202])
  return buyer
}

describe("an order for pickup", () => {
  it("is offered free in a store and at the parcel price at a drop point, each with its days", async () => {
    const { guest, orderId } = await withCart()
    const { body } = await guest.call("GET", `${orderPath(orderId)}/shipping-methods?languageId=-1`)
    expect(
      listAt(body, "shippingMethods").map((method) => [
        textAt(method, "shippingMethodId"),
        textAt(method, "kind"),
        numberAt(method, "price"),
      ]),
    ).toEqual([
      ["store", "store", 0],
      ["standard", "delivery", 395],
      ["droppoint", "droppoint", 395],
      ["express", "delivery", 795],
    ])
    expect((await guest.call("GET", `${orderPath(orderId)}/shipping-date?type=droppoint`)).body).toMatchObject({
      minDate: "2026-01-07",
      maxDate: "2026-01-12",
    })
    expect((await guest.call("GET", `${orderPath(orderId)}/shipping-range?type=store`)).body).toEqual({ ranges: [] })
    expect(
      (await guest.call("GET", `${orderPath(orderId)}/shipping-types?shippingTypes=store&languageId=-1`)).body,
    ).toMatchObject({ shippingTypes: [{ kind: "store", name: "Collect in store" }] })
    expect(
      (await guest.call("GET", `${orderPath(orderId)}/unique-shipping?shippingTypes=droppoint`)).body,
    ).toMatchObject({ shippingMethod: { shippingMethodId: "droppoint" } })
  })

  it("goes to an existing physical store of this country, by its id", async () => {
    const cart = await withCart()
    expect(problemOf(await choose(cart, { shippingMethodId: "store", kind: "store" }))).toEqual([
      422,
      "physicalStoreId",
      "required",
    ])
    expect(problemOf(await choose(cart, inStore("1")))).toEqual([422, "physicalStoreId", "unknown"])
    expect(problemOf(await choose(cart, inStore(textAt((await points("store", JAPAN))[0], "id"))))).toEqual([
      422,
      "physicalStoreId",
      "country",
    ])
    expect(problemOf(await choose(cart, { ...inStore(), kind: "delivery" }))).toEqual([422, "kind", "unknown"])
    expect(problemOf(await choose(cart, inStore(MADRID, { idTimeRange: "2026-01-07.morning" })))).toEqual([
      422,
      "idTimeRange",
      "unknown",
    ])
    expect(
      (await choose(cart, inStore(MADRID, { addressId: await saveAddress(await shop.guest(SPAIN)) }))).status,
    ).toBe(404)
    expect((await choose(cart, inStore())).body).toMatchObject({
      shippingPrice: 0,
      totalOrder: 2_995,
      shippingBundle: { kind: "store", physicalStoreId: MADRID },
    })
    expect((await cart.guest.call("GET", `${orderPath(cart.orderId)}/validate`)).body).toMatchObject({ isValid: true })
  })

  it("goes to an open drop point of this country with enough capacity", async () => {
    const cart = await withCart(9)
    const [closed, locker] = [
      (await points("droppoint")).find((point) => at(point, "isOpen") === false),
      await openPoint("packstation"),
    ]
    expect(problemOf(await choose(cart, { shippingMethodId: "droppoint", kind: "droppoint" }))).toEqual([
      422,
      "droppointId",
      "required",
    ])
    expect(problemOf(await choose(cart, atPoint("NOWHERE")))).toEqual([422, "droppointId", "unknown"])
    expect(problemOf(await choose(cart, atPoint(textAt((await points("droppoint", JAPAN))[0], "id"))))).toEqual([
      422,
      "droppointId",
      "country",
    ])
    expect(problemOf(await choose(cart, atPoint(textAt(closed, "id"))))).toEqual([422, "droppointId", "open"])
    expect(problemOf(await choose(cart, atPoint(textAt(locker, "id"))))).toEqual([422, "droppointId", "size"])
    const counter = textAt(await openPoint("droppoint"), "id")
    expect((await choose(cart, atPoint(counter))).body).toMatchObject({
      shippingBundle: { kind: "droppoint", droppointId: counter },
    })
    expect(problemOf(await choose(cart, { shippingMethodId: "email", kind: "email" }))).toEqual([
      422,
      "shippingMethodId",
      "items",
    ])
  })

  it("is changed between places and to an address, without remains of the old place", async () => {
    const cart = await withCart()
    const addressId = await saveAddress(cart.guest)
    const edit = async (changes: object) =>
      at(
        (
          await cart.guest.call("POST", `${orderPath(cart.orderId)}/checkout/shipping/edit`, changes, {
            "idempotency-key": randomUUID(),
          })
        ).body,
        "shippingBundle",
      )
    await choose(cart, inStore(MADRID, { addressId }))
    const counter = textAt(await openPoint("droppoint"), "id")
    const moved = await edit({ shippingMethodId: "droppoint", droppointId: counter })
    expect(moved).toMatchObject({ kind: "droppoint", droppointId: counter, addressId })
    expect(moved).not.toHaveProperty("physicalStoreId")
    const sent = await edit({ shippingMethodId: "express" })
    expect(sent).toMatchObject({ kind: "delivery", addressId })
    expect(sent).not.toHaveProperty("droppointId")
  })

  it("stores the address of its place, its recipient, and a separate billing address", async () => {
    const { guest, orderId } = await buyCollected(inStore())
    const order = (await guest.call("GET", orderPath(orderId))).body
    const store = (await points("store")).find((point) => textAt(point, "id") === MADRID)
    expect(order).toMatchObject({
      status: "PAID",
      shippingPrice: 0,
      shippingMethodName: "Recogida en tienda",
      email: "ana@example.org",
      shippingBundle: { kind: "store", physicalStoreId: MADRID },
      address: {
        addressName: textAt(store, "name"),
        addressLines: at(store, "addressLines"),
        city: "Madrid",
        countryCode: "ES",
        firstName: "Ana",
        lastName: "Prueba",
      },
      billingAddress: { addressLines: anAddress().addressLines },
    })
    const locker = textAt(await openPoint("packstation"), "id")
    const parcel = await buyCollected(atPoint(locker))
    expect((await parcel.guest.call("GET", orderPath(parcel.orderId))).body).toMatchObject({
      address: { dropType: "DP", idDropPoint: locker },
      shippingBundle: { droppointId: locker },
    })
    const places = listAt(
      (await parcel.guest.call("GET", bam("delivery-point?lastPoints=true&max=3&showAll=true"))).body,
      "deliveryPoints",
    )
    expect(places[0]).toMatchObject({ id: locker, isLast: true })
  })

  it("waits at its counter from its arrival, with a code, until it is collected", async () => {
    const { guest, orderId } = await buyCollected(inStore())
    const pickupStatus = async () => (await guest.call("GET", `${orderPath(orderId)}/click-and-collect`)).body
    const prepared = await pickupStatus()
    expect(prepared).toMatchObject({
      isClickAndCollect: true,
      physicalStoreId: MADRID,
      status: "PREPARING",
      address: { city: "Madrid" },
    })
    expect(textAt(prepared, "pickupCode")).toMatch(/^[0-9]{20}$/)
    await adminConsole(`orders/${orderId}/advance`, { status: "SHIPPED" })
    expect(await pickupStatus()).toMatchObject({ status: "READY", keptUntil: "2026-01-20" })
    await adminConsole(`orders/${orderId}/advance`, { status: "DELIVERED" })
    expect(await pickupStatus()).toMatchObject({ status: "COLLECTED" })
  })

  it("has no address that could be changed, and its cancellation refunds everything without a code", async () => {
    const before = await unitsLeft(shop, SHIRT)
    const { guest, orderId, total } = await buyCollected(atPoint(textAt(await openPoint("droppoint"), "id")), 2)
    expect((await guest.call("PUT", `${orderPath(orderId)}/address`, { address: anAddress() })).body).toMatchObject({
      code: 409,
      key: "_ERR_ORDER_ADDRESS_FIXED",
    })
    expect(listAt((await guest.call("GET", `${orderPath(orderId)}/new-confirmation`)).body, "actions")).toEqual([
      "CANCEL",
      "INVOICE",
      "TICKET",
    ])
    expect((await guest.call("DELETE", orderPath(orderId))).body).toMatchObject({
      status: "CANCELLED",
      refunds: [{ amount: total }],
    })
    expect(await unitsLeft(shop, SHIRT)).toBe(before)
    const collection = (await guest.call("GET", `${orderPath(orderId)}/click-and-collect`)).body
    expect(collection).toMatchObject({ isClickAndCollect: true, status: "CANCELLED" })
    expect(collection).not.toHaveProperty("pickupCode")
  })

  it("F110 is refused with 409 and without a charge when its place has become unavailable", async () => {
    const cart = await withCart(8)
    const locker = textAt(await openPoint("packstation"), "id")
    const addressId = await saveAddress(cart.guest)
    await choose(cart, atPoint(locker, { addressId }))
    const { body } = await addToCart(cart.guest, SHIRT)
    const buyer = { ...cart, storeId: SPAIN, total: numberAt(body, "totalOrder") }
    expect((await cart.guest.call("GET", `${orderPath(cart.orderId)}/validate`)).body).toMatchObject({
      isValid: false,
      problems: [{ key: "_ERR_SHIPPING_POINT_GONE", params: [locker] }],
    })
    expect(await pay(buyer)).toMatchObject({ status: 409, body: { key: "_ERR_SHIPPING_POINT_GONE", params: [locker] } })
    expect((await paymentStatus(buyer)).status).toBe(404)
    const moved = await choose(cart, inStore(MADRID, { addressId }))
    expect((await pay({ ...buyer, total: numberAt(moved.body, "totalOrder") })).status).toBe(202)
  })

  it("requires contact details: an address or an account", async () => {
    const cart = await withCart()
    const total = numberAt((await choose(cart, inStore())).body, "totalOrder")
    const withoutContact = await pay({ ...cart, storeId: SPAIN, total })
    expect([...problemOf(withoutContact), textAt(withoutContact.body, "key")]).toEqual([
      422,
      "addressId",
      "required",
      "_ERR_CONTACT_REQUIRED",
    ])
    const { call: member } = await signedIn(shop)
    const own = await withCart(1, { token: "", cookie: "", call: member })
    await choose(own, inStore())
    expect((await pay({ ...own, storeId: SPAIN, total: 2_995 })).status).toBe(202)
    expect((await member("GET", orderPath(own.orderId))).body).toMatchObject({ email: "registered@selvedge.example" })
  })

  it("is chosen with the purchase by its physical store alone, and never by two concurrent requests", async () => {
    const cart = await withCart()
    const addressId = await saveAddress(cart.guest)
    const submit = (more: object) =>
      cart.guest.call(
        "POST",
        `${orderPath(cart.orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard()] }, expectedTotal: 2_995, addressId, ...more },
        { "idempotency-key": randomUUID() },
      )
    expect(problemOf(await submit({ physicalStoreId: MADRID, shippingBundle: inStore("10000034102") }))).toEqual([
      422,
      "physicalStoreId",
      "equal",
    ])
    expect((await submit({ physicalStoreId: MADRID })).status).toBe(202)
    expect((await cart.guest.call("GET", orderPath(cart.orderId))).body).toMatchObject({
      shippingBundle: { kind: "store", physicalStoreId: MADRID },
    })
  })
})

describe("a cart of virtual gift cards only", () => {
  const card = {
    sku: "giftcard.virtual-5000",
    quantity: 1,
    virtualStyle: "confetti",
    senderName: "Ana",
    receiverName: "Luis",
    receiverEmail: "luis@example.org",
    receiverPhone: "+34600000000",
    year: "26",
    month: "3",
    day: "1",
    hour: "9",
    minute: "30",
  }
  const withGiftCard = async () => {
    const guest = await shop.guest(SPAIN)
    const { body } = await guest.call("POST", `/itxrest/2/order/store/${SPAIN}/gift-card/virtual`, card)
    return { guest, orderId: textAt(body, "id") }
  }

  it("is sent by email, without another option, a charge or a parcel", async () => {
    const cart = await withGiftCard()
    const { body } = await cart.guest.call("GET", `${orderPath(cart.orderId)}/shipping-methods?countryISO=FR`)
    expect(listAt(body, "shippingMethods")).toMatchObject([
      {
        shippingMethodId: "email",
        kind: "email",
        price: 0,
        isDefault: true,
        delivery: { minDate: "2026-01-05", maxDate: "2026-01-05" },
      },
    ])
    expect((await cart.guest.call("GET", `${orderPath(cart.orderId)}/validate`)).body).toMatchObject({ isValid: true })
    const addressId = await saveAddress(cart.guest)
    const submit = (more: object) =>
      cart.guest.call(
        "POST",
        `${orderPath(cart.orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard()] }, expectedTotal: 5_000, ...more },
        { "idempotency-key": randomUUID() },
      )
    expect(problemOf(await submit({}))).toEqual([422, "addressId", "required"])
    expect((await submit({ addressId })).status).toBe(202)
    const order = (await cart.guest.call("GET", orderPath(cart.orderId))).body
    expect(order).toMatchObject({
      totalOrder: 5_000,
      shippingBundle: { kind: "email" },
      email: "ana@example.org",
      billingAddress: { city: "Madrid" },
    })
    expect(order).not.toHaveProperty("address")
    expect(
      (await cart.guest.call("PUT", `${orderPath(cart.orderId)}/address`, { address: anAddress() })).body,
    ).toMatchObject({ key: "_ERR_ORDER_ADDRESS_FIXED" })
  })

  it("uses no capacity of a locker", async () => {
    const cart = await withGiftCard()
    await addToCart(cart.guest, SHIRT, 8)
    const locker = textAt(await openPoint("packstation"), "id")
    expect((await choose(cart, atPoint(locker))).body).toMatchObject({
      shippingBundle: { kind: "droppoint", droppointId: locker },
    })
  })

  it("has no delivery price even when one was chosen, and requires delivery again with a shirt", async () => {
    const cart = await withGiftCard()
    expect((await choose(cart, { shippingMethodId: "email", kind: "email" })).status).toBe(200)
    const { body } = await addToCart(cart.guest, SHIRT)
    const buyer = { ...cart, storeId: SPAIN, total: numberAt(body, "totalOrder") }
    expect(await pay(buyer)).toMatchObject({ status: 409, body: { key: "_ERR_SHIPPING_NOT_SET" } })
    await cart.guest.call("DELETE", `${cartPath()}/${SHIRT}`)
    const delivered = await choose(cart, {
      shippingMethodId: "express",
      kind: "delivery",
      addressId: await saveAddress(cart.guest),
    })
    expect(delivered.body).toMatchObject({ totalOrder: 5_000 })
  })
})
