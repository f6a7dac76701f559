import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestGuest, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { ADMIN_KEY, restPath, type Returner } from "../returns/returner.ts"
import {
  addToCart,
  at,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  pay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "./customer.ts"

const SHIRT = "8201-400-3"
const PLAIN = "8202-800-3"
const MONOGRAM = {
  sku: SHIRT,
  quantity: 1,
  customization: [{ areaId: "collar", colorId: "indigo", typographyId: "serif", text: "AP" }],
}
const GIFT_CARD = {
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

let shop: TestShop
beforeAll(async () => {
  const world = worldWithUnits({ [SHIRT]: 500, [PLAIN]: 500 })
  // Below the threshold of free delivery.
  shop = await openTestShop({
    world: { ...world, stores: world.stores.map((store) => ({ ...store, freeShippingFrom: 100_000 })) },
    adminKey: ADMIN_KEY,
  })
}, 60_000)
afterAll(() => shop.sandbox.close())

interface TwoParcels {
  readonly guest: TestGuest
  readonly orderId: string
  readonly addressId: string
}

/** A plain item and a customized one. */
const twoParcels = async (): Promise<TwoParcels> => {
  const guest = await shop.guest(SPAIN)
  await addToCart(guest, PLAIN)
  const orderId = textAt((await guest.call("POST", cartPath(), { cartItems: [MONOGRAM] })).body, "id")
  return { guest, orderId, addressId: await saveAddress(guest) }
}
const choose = ({ guest, orderId, addressId }: TwoParcels, more: object = {}) =>
  guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
    ...more,
  })
const parcelsOf = (body: unknown) => listAt(body, "shippingBundle.deliveryInfoByStockOrigin")
const bought = async (cart: TwoParcels, total: number): Promise<Returner> => {
  const paid = await pay({ guest: cart.guest, orderId: cart.orderId, storeId: SPAIN, total })
  if (paid.status !== 202) throw new Error(`Nothing was bought: ${paid.status} ${JSON.stringify(paid.body)}`)
  const { body } = await cart.guest.call("GET", orderPath(cart.orderId))
  return {
    call: cart.guest.call,
    orderId: cart.orderId,
    storeId: SPAIN,
    total,
    guestToken: textAt(paid.body, "guestToken"),
    catentries: new Map(listAt(body, "items").map((item) => [textAt(item, "sku"), textAt(item, "catentryId")])),
  }
}

describe("a cart with two origins", () => {
  it("is offered in two parcels, each with its lines, methods and days", async () => {
    const { guest, orderId } = await twoParcels()
    const { body } = await guest.call("GET", `${orderPath(orderId)}/shipping-methods?zipCode=28013`)
    const [plain, made] = listAt((await guest.call("GET", cartPath())).body, "items").map((item) => textAt(item, "id"))
    expect(at(body, "stockOrigins")).toMatchObject([
      {
        ffmId: "warehouse",
        orderitemsInfo: [{ orderitemId: plain, quantity: 1 }],
        shippingMethods: [{ shippingMethodId: "standard", price: 395 }, { shippingMethodId: "express" }],
      },
      {
        ffmId: "workshop",
        orderitemsInfo: [{ orderitemId: made, quantity: 1 }],
        shippingMethods: [{ shippingMethodId: "standard" }, { shippingMethodId: "express" }],
      },
    ])
    const days = (origin: number) => textAt(body, `stockOrigins.${origin}.shippingMethods.0.delivery.minDate`)
    expect(days(0) < days(1)).toBe(true)
    const whole = listAt(body, "shippingMethods").find((method) => textAt(method, "shippingMethodId") === "standard")
    expect([at(whole, "delivery.minDate"), at(whole, "delivery.maxDate")]).toEqual([
      days(0),
      at(body, "stockOrigins.1.shippingMethods.0.delivery.maxDate"),
    ])
    const single = await shop.guest(SPAIN)
    const alone = textAt((await addToCart(single, PLAIN)).body, "id")
    expect((await single.call("GET", `${orderPath(alone)}/shipping-methods?zipCode=28013`)).body).not.toHaveProperty(
      "stockOrigins",
    )
  })

  it("excludes emailed gift cards from the parcels and sends them separately", async () => {
    const { guest } = await twoParcels()
    const { body } = await guest.call("POST", `/itxrest/2/order/store/${SPAIN}/gift-card/virtual`, GIFT_CARD)
    const orderId = textAt(body, "id")
    const cart = { guest, orderId, addressId: await saveAddress(guest) }
    const offer = await guest.call("GET", `${orderPath(orderId)}/shipping-methods?zipCode=28013`)
    expect(
      listAt(offer.body, "stockOrigins").map((parcel) => [
        at(parcel, "ffmId"),
        listAt(parcel, "orderitemsInfo").length,
      ]),
    ).toEqual([
      ["warehouse", 1],
      ["workshop", 1],
    ])
    const chosen = await choose(cart, {
      deliveryInfoByStockOrigin: [{ ffmId: "workshop", shippingMethodId: "express" }],
    })
    expect(parcelsOf(chosen.body)).toHaveLength(2)
    const { orderId: placed } = await bought(cart, numberAt(chosen.body, "totalOrder"))
    const { body: shown } = await guest.call("GET", `${orderPath(placed)}/new-confirmation`)
    expect(listAt(shown, "order.suborders").map((part) => [at(part, "ffmId"), at(part, "shippingMethodId")])).toEqual([
      ["warehouse", "standard"],
      ["workshop", "express"],
      ["mail", "email"],
    ])
  })

  it("has one parcel when only a gift card accompanies a customized item", async () => {
    const guest = await shop.guest(SPAIN)
    await guest.call("POST", cartPath(), { cartItems: [MONOGRAM] })
    const { body } = await guest.call("POST", `/itxrest/2/order/store/${SPAIN}/gift-card/virtual`, GIFT_CARD)
    expect(
      (await guest.call("GET", `${orderPath(textAt(body, "id"))}/shipping-methods?zipCode=28013`)).body,
    ).not.toHaveProperty("stockOrigins")
  })

  it("charges each method once, and ships each parcel as chosen", async () => {
    const cart = await twoParcels()
    const together = await choose(cart)
    expect(parcelsOf(together.body)).toMatchObject([
      { ffmId: "warehouse", shippingMethodId: "standard", shippingPrice: 395 },
      { ffmId: "workshop", shippingMethodId: "standard", shippingPrice: 0 },
    ])
    expect(at(together.body, "shippingPrice")).toBe(395)
    const apart = await choose(cart, {
      deliveryInfoByStockOrigin: [{ ffmId: "warehouse", shippingMethodId: "express", shippingPrice: 1 }],
    })
    expect(parcelsOf(apart.body)).toMatchObject([
      { shippingMethodId: "express", shippingPrice: 795 },
      { shippingMethodId: "standard", shippingPrice: 395 },
    ])
    expect(at(apart.body, "shippingPrice")).toBe(1_190)
    expect(numberAt(apart.body, "totalOrder")).toBe(numberAt(together.body, "totalOrder") + 795)
    expect(at(apart.body, "shippingBundle.deliveryDateInfo.minDate")).toBe(
      at(parcelsOf(apart.body)[0], "deliveryDateInfo.minDate"),
    )
    expect(at(apart.body, "shippingBundle.deliveryDateInfo.maxDate")).toBe(
      at(parcelsOf(apart.body)[1], "deliveryDateInfo.maxDate"),
    )
    const again = await cart.guest.call("POST", `${orderPath(cart.orderId)}/checkout/shipping/edit`, {
      addressId: cart.addressId,
    })
    expect(at(again.body, "shippingPrice")).toBe(1_190)
    expect(
      at(
        (
          await cart.guest.call("POST", `${orderPath(cart.orderId)}/checkout/shipping/edit`, {
            shippingMethodId: "express",
          })
        ).body,
        "shippingPrice",
      ),
    ).toBe(795)
  })

  it("refuses an unknown origin, wrong lines, an unavailable method, and delivery hours", async () => {
    const cart = await twoParcels()
    const rule = async (more: object) => {
      const { status, body } = await choose(cart, more)
      return [status, textAt(body, "fields.0.field"), textAt(body, "fields.0.rule")]
    }
    const parcels = (...sent: readonly object[]) => ({ deliveryInfoByStockOrigin: sent })
    expect(await rule(parcels({ ffmId: "moon" }))).toEqual([422, "deliveryInfoByStockOrigin.0.ffmId", "unknown"])
    expect(await rule(parcels({ ffmId: "warehouse" }, { ffmId: "warehouse" }))).toEqual([
      422,
      "deliveryInfoByStockOrigin.1.ffmId",
      "unknown",
    ])
    expect(await rule(parcels({ ffmId: "warehouse", shippingMethodId: "store" }))).toEqual([
      422,
      "deliveryInfoByStockOrigin.0.shippingMethodId",
      "unknown",
    ])
    expect(await rule(parcels({ ffmId: "warehouse", orderitemsInfo: [{ orderitemId: "1", quantity: 2 }] }))).toEqual([
      422,
      "deliveryInfoByStockOrigin.0.orderitemsInfo",
      "items",
    ])
    expect(
      await rule({
        shippingMethodId: "droppoint",
        kind: "droppoint",
        droppointId: "1",
        ...parcels({ ffmId: "warehouse" }),
      }),
    ).toEqual([422, "droppointId", "unknown"])
    expect(await rule({ idTimeRange: "2026-01-19.morning" })).toEqual([422, "idTimeRange", "parcels"])
    expect((await cart.guest.call("GET", `${orderPath(cart.orderId)}/shipping-range?type=standard`)).body).toEqual({
      ranges: [],
    })
  })

  it("keeps its parcels in the order, and has one without the customized item", async () => {
    const cart = await twoParcels()
    const chosen = await choose(cart, {
      deliveryInfoByStockOrigin: [{ ffmId: "workshop", shippingMethodId: "express" }],
    })
    const { orderId } = await bought(cart, numberAt(chosen.body, "totalOrder"))
    const { body } = await cart.guest.call("GET", `${orderPath(orderId)}/new-confirmation`)
    expect(at(body, "order.suborders")).toMatchObject([
      {
        ffmId: "warehouse",
        shippingMethodId: "standard",
        shippingMethodName: "Envío estándar",
        shippingPrice: 395,
        deliveryDateInfo: { minDate: expect.any(String) },
        items: [{ quantity: 1 }],
      },
      { ffmId: "workshop", shippingMethodId: "express", shippingPrice: 795, items: [{ quantity: 1 }] },
    ])
    const changed = await twoParcels()
    await choose(changed, { deliveryInfoByStockOrigin: [{ ffmId: "workshop", shippingMethodId: "express" }] })
    const made = listAt((await changed.guest.call("GET", cartPath())).body, "items").find(
      (item) => textAt(item, "sku") === SHIRT,
    )
    const { body: left } = await changed.guest.call(
      "PUT",
      cartPath(),
      { cartItems: [{ sku: SHIRT, quantity: 0, id: textAt(made, "id") }] },
      { "idempotency-key": randomUUID() },
    )
    expect([parcelsOf(left), at(left, "shippingPrice")]).toEqual([[], 395])
  })
})

describe("an order sent in two parcels", () => {
  const asked = (order: Returner, part: string, status: string) =>
    shop.call(
      "POST",
      `/sandbox/orders/${order.orderId}/parts/${part}/advance`,
      { status },
      { "x-admin-key": ADMIN_KEY },
    )
  const moved = async (order: Returner, part: string, status: string) =>
    expect((await asked(order, part, status)).status).toBe(200)
  const partsOf = async (order: Returner) =>
    listAt((await order.call("GET", `${orderPath(order.orderId)}/new-confirmation`)).body, "order.suborders")

  it("is shipped with the first and delivered with the last, and cannot be cancelled any more", async () => {
    const cart = await twoParcels()
    const order = await bought(cart, numberAt((await choose(cart)).body, "totalOrder"))
    const [warehouse = "", workshop = ""] = (await partsOf(order)).map((part) => textAt(part, "id"))
    expect((await asked(order, workshop, "DELIVERED")).status).toBe(409)
    expect((await asked(order, "1", "SHIPPED")).status).toBe(404)
    await moved(order, warehouse, "SHIPPED")
    expect(await partsOf(order)).toMatchObject([
      { status: "SHIPPED", isCancellable: false },
      { status: "PAID", isCancellable: false },
    ])
    expect((await order.call("DELETE", `${orderPath(order.orderId)}/suborder/${workshop}`)).status).toBe(409)
    await moved(order, warehouse, "DELIVERED")
    await moved(order, workshop, "SHIPPED")
    const before = await order.call("GET", orderPath(order.orderId))
    expect([textAt(before.body, "status"), (await partsOf(order)).map((part) => textAt(part, "status"))]).toEqual([
      "SHIPPED",
      ["DELIVERED", "SHIPPED"],
    ])
    await moved(order, workshop, "DELIVERED")
    expect(textAt((await order.call("GET", orderPath(order.orderId))).body, "status")).toBe("DELIVERED")
  })

  it("F115 can be returned by a guest until the end of day 14 after its last parcel, also in summer time", async () => {
    const start = shop.clock.now()
    const moveTo = (moment: number) => shop.clock.advance(moment - shop.clock.now())
    moveTo(Date.UTC(2026, 2, 2, 12))
    const cart = await twoParcels()
    const order = await bought(cart, numberAt((await choose(cart)).body, "totalOrder"))
    const [warehouse = "", workshop = ""] = (await partsOf(order)).map((part) => textAt(part, "id"))
    const guestPath = (what: string) => `${restPath()}/order/${order.orderId}/${what}?guestToken=${order.guestToken}`
    const lastDay = async () => textAt((await shop.call("GET", guestPath("max-return-date"))).body, "maxReturnDate")
    const ask = () =>
      shop.call("POST", guestPath("return-request-guest"), {
        returnLines: [{ catentryId: order.catentries.get(PLAIN), quantity: 1, returnReasonId: "1" }],
      })
    for (const part of [warehouse, workshop]) await moved(order, part, "SHIPPED")
    moveTo(Date.UTC(2026, 2, 4, 12))
    await moved(order, warehouse, "DELIVERED")
    moveTo(Date.UTC(2026, 2, 17, 22, 30))
    // Half past eleven in the evening in Spain: the last parcel still arrives on the seventeenth.
    await moved(order, workshop, "DELIVERED")
    const days = Math.round((Date.parse(await lastDay()) - Date.UTC(2026, 2, 17)) / 86_400_000)
    expect(days).toBeGreaterThanOrEqual(14)
    // Spain's clocks went forward on 29 March, so that the day ends at 22:00 UTC.
    const over = Date.parse(`${await lastDay()}T22:00:00Z`)
    moveTo(over - 1)
    const acknowledged = await ask()
    expect([acknowledged.status, at(acknowledged.body, "status")]).toEqual([200, "REQUESTED"])
    expect(Date.parse(textAt(acknowledged.body, "creationDate"))).toBe(over - 1)
    moveTo(over)
    expect(await ask()).toMatchObject({ status: 409, body: { key: "_ERR_RETURN_WINDOW_CLOSED" } })
    moveTo(start)
  })
})
