import { randomUUID } from "node:crypto"
import { beforeEach, expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import {
  at,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  pay,
  paymentStatus,
  saveAddress,
  SPAIN,
  textAt,
  type Buyer,
} from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"
import { BLACK, type Lister, LISTED_WORLD, orderBase, rulesOf, saveLists, savedBase, SHIRT } from "./lister.ts"

/** Pending twice, then refused. */
const REFUSED_LATER_CARD = "4000000000000341"
const DAY_MS = 86_400_000

onOneDatabase(
  "an event list",
  (shop) => {
    let ana: Lister
    beforeEach(async () => {
      shop().clock.advance(DAY_MS)
      ana = await signedIn(shop())
      await saveLists(ana, [])
    })

    const post = (by: Lister, body: object, key: string = randomUUID()) =>
      by.call("POST", `${orderBase}/wishlist-event`, body, { "idempotency-key": key })
    const wedding = async (quantity = 2) => {
      const { body } = await post(ana, {
        eventName: `Boda ${randomUUID()}`,
        eventDate: "2027-06-20",
        eventItems: [{ partNumber: SHIRT.sku, quantity }],
      })
      return { eventId: textAt(body, "eventId"), eventAccessCode: textAt(body, "eventAccessCode"), body }
    }
    type Wedding = Awaited<ReturnType<typeof wedding>>
    const take = (by: Lister, { eventId, eventAccessCode }: Wedding, quantity = 1, key?: string) =>
      post(by, { eventId, eventAccessCode, eventItems: [{ partNumber: SHIRT.sku, quantity }] }, key)
    const boughtUnits = async ({ eventId }: Wedding) => {
      const { body } = await ana.call("GET", `/itxrest/2/order/store/${SPAIN}/cart-service/shared-list`)
      return at(
        listAt(body, "eventLists").find((event) => textAt(event, "eventId") === eventId),
        "totals.unitsBought",
      )
    }
    const checkout = async (guest: Awaited<ReturnType<ReturnType<typeof shop>["guest"]>>): Promise<Buyer> => {
      const orderId = textAt((await guest.call("GET", cartPath())).body, "id")
      const addressId = await saveAddress(guest)
      const shipping = await guest.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
        shippingMethodId: "standard",
        kind: "delivery",
        addressId,
      })
      return { guest, orderId, storeId: SPAIN, total: numberAt(shipping.body, "totalOrder") }
    }

    it("has a date, an access code, and amounts computed by the backend", async () => {
      const { body } = await wedding()
      expect(body).toMatchObject({
        eventDate: "2027-06-20",
        eventAccessCode: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/u),
        totals: { units: 2, unitsBought: 0, amount: 7_990 },
        eventItems: [{ partNumber: SHIRT.sku, quantity: 2, amount: 7_990, unitsBought: 0, name: "Camisa Óxford" }],
      })
      const own = { eventName: "Fiesta", eventDate: "2027-06-20", eventAccessCode: "fiesta27" }
      expect(
        (await post(ana, { ...own, eventItems: [{ partNumber: SHIRT.sku, quantity: 1, amount: 1 }] })).body,
      ).toMatchObject({ key: "_ERR_TOTALS_CHANGED", params: ["3995"] })
      expect(
        (
          await post(ana, {
            ...own,
            totals: { units: 2, amount: 3_995 },
            eventItems: [{ partNumber: SHIRT.sku, quantity: 1 }],
          })
        ).status,
      ).toBe(409)
      expect(
        (
          await post(ana, {
            ...own,
            totals: { units: 1, amount: 3_995 },
            eventItems: [{ partNumber: SHIRT.sku, quantity: 1, amount: 3_995 }],
          })
        ).body,
      ).toMatchObject({ eventAccessCode: "FIESTA27" })
      expect((await post(ana, { ...own, eventItems: [{ partNumber: SHIRT.sku, quantity: 1 }] })).body).toMatchObject({
        key: "_ERR_WISHLIST_NAME_TAKEN",
      })
    })

    it("V7 is created by registered customers with a name and a future day, once per request", async () => {
      const eventItems = [{ partNumber: SHIRT.sku, quantity: 1 }]
      const guest = await shop().guest(SPAIN)
      expect((await post(guest, { eventName: "Boda", eventDate: "2027-06-20", eventItems })).status).toBe(403)
      expect(rulesOf(await post(ana, { eventItems }))).toEqual(["eventName required", "eventDate required"])
      expect(await post(ana, { eventName: "Boda", eventDate: "2025-12-31", eventItems })).toMatchObject({
        status: 422,
        body: { fields: [{ field: "eventDate", rule: "past" }] },
      })
      expect((await post(ana, { eventName: "\u200B", eventDate: "2027-06-20", eventItems })).body).toMatchObject({
        fields: [{ message: "wishlistName no tiene un valor válido" }],
      })
      expect(
        (
          await post(ana, {
            eventName: "Boda",
            eventDate: "2027-06-20",
            eventItems: [{ partNumber: "1-1-1", quantity: 1 }],
          })
        ).status,
      ).toBe(404)
      const key = randomUUID()
      const body = { eventName: `Boda ${key}`, eventDate: "2027-06-20", eventItems }
      expect((await post(ana, body, key)).body).toEqual((await post(ana, body, key)).body)
    })

    it("is found by its name and access code, separate from the saved lists", async () => {
      const { eventAccessCode, body } = await wedding()
      const guest = await shop().guest(SPAIN)
      const found = await guest.call(
        "GET",
        `${savedBase}/wishlist-search?name=${encodeURIComponent(textAt(body, "eventName"))}` +
          `&pin=${eventAccessCode.toLowerCase()}`,
      )
      expect(found.body).toMatchObject({
        wishLists: [{ wishlistType: "EVENT", items: [{ sku: SHIRT.sku, quantity: 2, unitsBought: 0 }] }],
      })
      expect((await ana.call("GET", `${savedBase}/wishlists`)).status).toBe(404)
      expect((await ana.call("GET", `${orderBase}/wishlist/${textAt(body, "eventId")}`)).status).toBe(404)
    })

    it("adds units to the cart of the code's holder; they count as bought with the order", async () => {
      const event = await wedding()
      const guest = await shop().guest(SPAIN)
      expect((await guest.call("GET", `${orderBase}/wishlist-event/${event.eventId}/order-id`)).status).toBe(404)
      const taken = await take(guest, event)
      const cart = (await guest.call("GET", cartPath())).body
      expect([taken.status, taken.body, at(cart, "items.0.sku")]).toMatchObject([
        200,
        { orderId: textAt(cart, "id"), totals: { unitsBought: 0 } },
        SHIRT.sku,
      ])
      expect(at(taken.body, "eventAccessCode")).toBeUndefined()
      expect((await guest.call("GET", `${orderBase}/wishlist-event/${event.eventId}/order-id`)).body).toEqual({
        eventId: event.eventId,
        orderId: textAt(cart, "id"),
      })
      const buyer = await checkout(guest)
      expect((await pay(buyer)).status).toBe(202)
      expect(await boughtUnits(event)).toBe(1)
      expect((await guest.call("GET", `${orderBase}/wishlist-event/${event.eventId}/order-id`)).body).toEqual({
        eventId: event.eventId,
        orderId: buyer.orderId,
      })
      const other = await shop().guest(SPAIN)
      expect((await other.call("GET", `${orderBase}/wishlist-event/${event.eventId}/order-id`)).status).toBe(404)
    })

    it("accepts a request once, and at most the desired units", async () => {
      const event = await wedding(2)
      const guest = await shop().guest(SPAIN)
      const key = randomUUID()
      await take(guest, event, 1, key)
      await take(guest, event, 1, key)
      expect(at((await guest.call("GET", cartPath())).body, "items.0.quantity")).toBe(1)
      expect((await take(guest, event, 2)).body).toMatchObject({ key: "_ERR_EVENT_UNITS", params: [SHIRT.sku, "1"] })
      expect(
        (
          await post(guest, {
            eventId: event.eventId,
            eventAccessCode: event.eventAccessCode,
            eventItems: [{ partNumber: BLACK.sku, quantity: 1 }],
          })
        ).status,
      ).toBe(404)
      expect(at((await guest.call("GET", cartPath())).body, "items.0.quantity")).toBe(1)
    })

    it("never has more units bought than desired, for concurrent payments", async () => {
      const event = await wedding(2)
      const guests = await Promise.all(Array.from({ length: 6 }, () => shop().guest(SPAIN)))
      const buyers: Buyer[] = []
      for (const guest of guests) {
        expect((await take(guest, event)).status).toBe(200)
        buyers.push(await checkout(guest))
      }
      const answers = await Promise.all(buyers.map((buyer) => pay(buyer)))
      expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 409, 409, 409, 409])
      expect(answers.filter(({ status }) => status === 409).map(({ body }) => at(body, "key"))).toEqual(
        Array(4).fill("_ERR_EVENT_UNITS"),
      )
      expect(await boughtUnits(event)).toBe(2)
    }, 60_000)

    it("reopens units of a refused payment", async () => {
      const event = await wedding(1)
      const guest = await shop().guest(SPAIN)
      await take(guest, event)
      const buyer = await checkout(guest)
      await pay(buyer, { number: REFUSED_LATER_CARD })
      expect(await boughtUnits(event)).toBe(1)
      for (let asked = 0; asked < 4; asked += 1) await paymentStatus(buyer)
      expect(await boughtUnits(event)).toBe(0)
      const again = await checkout(guest)
      expect((await pay(again)).status).toBe(202)
      expect(await boughtUnits(event)).toBe(1)
    })

    it("reopens units of a cancelled order, without the buyer's next cart", async () => {
      const event = await wedding(1)
      const guest = await shop().guest(SPAIN)
      await take(guest, event)
      const buyer = await checkout(guest)
      await pay(buyer)
      expect((await guest.call("DELETE", orderPath(buyer.orderId))).status).toBeLessThan(300)
      expect(await boughtUnits(event)).toBe(0)
      expect((await guest.call("GET", `${orderBase}/wishlist-event/${event.eventId}/order-id`)).status).toBe(404)
    })

    it("keeps the units of a guest who then signs in", async () => {
      const event = await wedding(1)
      const guest = await shop().guest(SPAIN)
      await take(guest, event)
      const origin = "http://localhost:4173"
      await shop().sandbox.handle(
        new Request(`${origin}/integration/oauth2/login?storeId=${SPAIN}`, {
          method: "POST",
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            origin,
            authorization: `Bearer ${guest.token}`,
          },
          body: new URLSearchParams({
            email: "business@selvedge.example",
            password: "Selvedge2026",
            redirectUri: `/${SPAIN}/`,
          }),
        }),
      )
      const business = await signedIn(shop(), "business")
      const cart = (await business.call("GET", cartPath())).body
      expect((await business.call("GET", `${orderBase}/wishlist-event/${event.eventId}/order-id`)).body).toEqual({
        eventId: event.eventId,
        orderId: textAt(cart, "id"),
      })
    })

    it("releases units whose line was removed from the cart", async () => {
      const event = await wedding(1)
      const guest = await shop().guest(SPAIN)
      await take(guest, event)
      await guest.call("DELETE", `${cartPath()}/${SHIRT.sku}`)
      await guest.call("POST", cartPath(), { cartItems: [{ sku: BLACK.sku, quantity: 1 }] })
      expect((await pay(await checkout(guest))).status).toBe(202)
      expect(await boughtUnits(event)).toBe(0)
    })

    it("F68 protects its access code from guessing", async () => {
      const event = await wedding()
      const guest = await shop().guest(SPAIN)
      const wrong = { ...event, eventAccessCode: "AAAAAAAA" }
      const unknown = { ...event, eventId: "699999999999" }
      expect(at((await take(guest, wrong)).body, "message")).toBe(at((await take(guest, unknown)).body, "message"))
      for (let count = 0; count < 3; count += 1) expect((await take(guest, wrong)).status).toBe(404)
      expect((await take(guest, event)).body).toMatchObject({ key: "_ERR_TOO_MANY_TRIES" })
      expect(
        rulesOf(
          await post(await shop().guest(SPAIN), {
            eventId: event.eventId,
            eventItems: [{ partNumber: SHIRT.sku, quantity: 1 }],
          }),
        ),
      ).toEqual(["eventAccessCode required"])
    })
  },
  { world: LISTED_WORLD },
)
