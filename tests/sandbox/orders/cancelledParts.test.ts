import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { priceCart } from "../../../contracts/sandbox/cart/priceCart.ts"
import { allocateOverLines } from "../../../contracts/sandbox/purchase/gift-cards/allocateOverLines.ts"
import { openTestShop, type TestGuest, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import {
  testCard,
  addToCart,
  at,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"

const SHIRT = "8201-400-3"
const OTHER = "8202-800-3"
const FIFTY = { paymentModeId: "2", number: "9280111122223339", cvv2: "111" }
const EVENTS = `/itxrest/2/order/store/${SPAIN}/wishlist-event`

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SHIRT]: 500, [OTHER]: 500 }) })
})
afterAll(() => shop.sandbox.close())

/** Two units of one shirt, and a customized one from the workshop. */
const twoOrigins = async (guest: TestGuest) => {
  const made = {
    sku: SHIRT,
    quantity: 1,
    customization: [{ areaId: "collar", colorId: "indigo", typographyId: "serif", text: "AP" }],
  }
  const orderId = textAt((await guest.call("POST", cartPath(), { cartItems: [made] })).body, "id")
  await addToCart(guest, OTHER, 2)
  const addressId = await saveAddress(guest)
  const shipping = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
  })
  return { orderId, total: numberAt(shipping.body, "totalOrder") }
}
const submit = async (guest: TestGuest, orderId: string, paymentData: readonly object[]) => {
  const paid = await guest.call(
    "POST",
    `${orderPath(orderId)}/asynccheckout`,
    { paymentBundle: { paymentData } },
    { "idempotency-key": randomUUID() },
  )
  expect(paid).toMatchObject({ status: 202, body: { paymentStatus: "OK" } })
  return listAt((await guest.call("GET", `${orderPath(orderId)}/new-confirmation`)).body, "order.suborders").map(
    (part) => textAt(part, "id"),
  )
}
const cancel = (guest: TestGuest, orderId: string, part: string) =>
  guest.call("DELETE", `${orderPath(orderId)}/suborder/${part}`)
const balance = async () => {
  const asked = await (
    await shop.guest(SPAIN)
  ).call("POST", `/itxrest/2/user/store/${SPAIN}/wallet/gift-card/balance`, { number: FIFTY.number, cvv: FIFTY.cvv2 })
  return numberAt(asked.body, "balance")
}

it("a cancelled parcel refunds its share to the gift card up to its payment, the last parcel all", async () => {
  const before = await balance()
  const guest = await shop.guest(SPAIN)
  const { orderId, total } = await twoOrigins(guest)
  expect(total).toBe(9_985)
  const [warehouse = "", workshop = ""] = await submit(guest, orderId, [{ ...FIFTY, amount: 4_500 }, testCard()])
  expect(await balance()).toBe(before - 4_500)
  expect((await cancel(guest, orderId, workshop)).body).toMatchObject({
    refunds: [{ suborderId: workshop, amount: 3_995 }],
  })
  expect(await balance()).toBe(before - 505)
  expect((await cancel(guest, orderId, warehouse)).body).toMatchObject({ status: "CANCELLED" })
  expect(await balance()).toBe(before)
})

it("a cancelled parcel reopens the wishes that the rest of the order does not cover", async () => {
  const ana = await signedIn(shop)
  const made = await ana.call(
    "POST",
    EVENTS,
    { eventName: `Boda ${randomUUID()}`, eventDate: "2027-06-20", eventItems: [{ partNumber: SHIRT, quantity: 2 }] },
    { "idempotency-key": randomUUID() },
  )
  const [eventId, eventAccessCode] = [textAt(made.body, "eventId"), textAt(made.body, "eventAccessCode")]
  const bought = async () => {
    const { body } = await ana.call("GET", `/itxrest/2/order/store/${SPAIN}/cart-service/shared-list`)
    return at(
      listAt(body, "eventLists").find((event) => textAt(event, "eventId") === eventId),
      "totals.unitsBought",
    )
  }
  const guest = await shop.guest(SPAIN)
  const taken = await guest.call(
    "POST",
    EVENTS,
    { eventId, eventAccessCode, eventItems: [{ partNumber: SHIRT, quantity: 1 }] },
    { "idempotency-key": randomUUID() },
  )
  expect(taken.status).toBe(200)
  const { orderId } = await twoOrigins(guest)
  const [warehouse = "", workshop = ""] = await submit(guest, orderId, [testCard()])
  expect(await bought()).toBe(1)
  // One shirt for the wedding and a customized one: while either is bought, the wish is fulfilled.
  await cancel(guest, orderId, workshop)
  expect(await bought()).toBe(1)
  await cancel(guest, orderId, warehouse)
  expect(await bought()).toBe(0)
})

it("gift cards have no tax and no discount; other items are taxed as usual", () => {
  const price = priceCart({
    lines: [
      { unitPrice: 5_000, quantity: 1, isWrapped: false, isVoucher: true },
      { unitPrice: 1_210, quantity: 1, isWrapped: false },
    ],
    discounts: [],
    giftPackingPrice: 0,
    taxRate: 21_000,
  })
  expect(price).toMatchObject({ totalOrder: 6_210, tax: 210, lineTaxes: [0, 210] })
  expect(
    priceCart({
      lines: [{ unitPrice: 5_000, quantity: 2, isWrapped: false, isVoucher: true }],
      discounts: [],
      giftPackingPrice: 0,
      taxRate: 21_000,
    }),
  ).toMatchObject({ totalOrder: 10_000, tax: 0 })
  expect(
    allocateOverLines(5_900, [
      { sku: "giftcard.virtual-5000", unitPrice: 5_000, quantity: 1 },
      { sku: SHIRT, unitPrice: 1_000, quantity: 1 },
    ]),
  ).toEqual([5_000, 900])
})
