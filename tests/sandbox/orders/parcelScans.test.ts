import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, textAt, worldWithUnits } from "../checkout/customer.ts"
import { ADMIN_KEY, guestWithOrder, registeredWithOrder, restPath, type Returner } from "../returns/returner.ts"

const SKU = "8202-800-3"

onOneDatabase(
  "the parcels of an order",
  (shop) => {
    const asAdmin = async (path: string, body: object) =>
      (await shop().call("POST", `/sandbox/orders/${path}`, body, { "x-admin-key": ADMIN_KEY })).status
    const read = async ({ guestToken, orderId }: Returner) =>
      (await shop().call("GET", `${restPath()}/order-guest/${orderId}?guestToken=${guestToken}&suborders=true`)).body
    const typesOf = (body: unknown) => listAt(body, "events").map((event) => textAt(event, "type"))

    it("are packed, shipped, out for delivery and delivered, each scan once, and only in their status", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 1 })
      const { orderId } = buyer
      expect(at(await read(buyer), "suborders.0.parcel")).toBeUndefined()
      expect(await asAdmin(`${orderId}/scan`, { step: "OUT_FOR_DELIVERY" })).toBe(409)
      expect(await asAdmin(`${orderId}/scan`, { step: "PACKED" })).toBe(200)
      expect(await asAdmin(`${orderId}/scan`, { step: "PACKED" })).toBe(200)
      const packed = await read(buyer)
      expect(typesOf(packed)).toEqual(["PLACED", "PAID", "PACKED"])
      expect(at(packed, "status")).toBe("PAID")
      const trackingNumber = textAt(packed, "suborders.0.parcel.trackingNumber")
      expect([at(packed, "suborders.0.parcel.carrier"), at(packed, "suborders.0.parcel.trackingUrl")]).toEqual([
        "Northway",
        `/sandbox/track/${trackingNumber}`,
      ])
      expect(await asAdmin(`${orderId}/advance`, { status: "SHIPPED" })).toBe(200)
      expect(await asAdmin(`${orderId}/scan`, { step: "PACKED" })).toBe(409)
      const suborderId = textAt(packed, "suborders.0.id")
      expect(await asAdmin(`${orderId}/parts/${suborderId}/scan`, { step: "OUT_FOR_DELIVERY" })).toBe(200)
      expect(await asAdmin(`${orderId}/parts/1/scan`, { step: "OUT_FOR_DELIVERY" })).toBe(404)
      expect(await asAdmin(`${orderId}/advance`, { status: "DELIVERED" })).toBe(200)
      const delivered = await read(buyer)
      expect(typesOf(delivered)).toEqual(["PLACED", "PAID", "PACKED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"])
      expect(at(delivered, "suborders.0.parcel.trackingNumber")).toBe(trackingNumber)
      const page = await shop().call("GET", `/sandbox/track/${trackingNumber}`)
      expect(page.status).toBe(200)
    })

    it("F179 have a number that does not follow from the order's, so that counting finds no order", async () => {
      const [first, second] = [await guestWithOrder(shop(), { [SKU]: 1 }), await guestWithOrder(shop(), { [SKU]: 1 })]
      const numbers: string[] = []
      for (const buyer of [first, second]) {
        await asAdmin(`${buyer.orderId}/advance`, { status: "SHIPPED" })
        numbers.push(textAt(await read(buyer), "suborders.0.parcel.trackingNumber"))
      }
      expect(new Set(numbers).size).toBe(2)
      for (const [index, { orderId }] of [first, second].entries()) expect(numbers[index]).not.toContain(orderId)
      expect((await shop().call("GET", `/sandbox/track/NW${first.orderId}01`)).status).toBe(404)
    })

    it("keep the events of a cancelled order: placed, paid, cancelled, refunded", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 1 })
      await asAdmin(`${buyer.orderId}/advance`, { status: "CANCELLED" })
      const types = typesOf(await read(buyer))
      expect(types.slice(0, 2)).toEqual(["PLACED", "PAID"])
      expect(types).toEqual(expect.arrayContaining(["CANCELLED", "REFUNDED"]))
      expect(await asAdmin(`${buyer.orderId}/scan`, { step: "PACKED" })).toBe(409)
    })

    it("move with the clock: on the promised day out for delivery in the morning, then delivered", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 1 })
      const moveClock = (seconds: number) =>
        shop().call("POST", "/sandbox/clock", { seconds }, { "x-admin-key": ADMIN_KEY })
      await moveClock(3 * 3_600)
      expect(typesOf(await read(buyer))).toContain("PACKED")
      const promised = textAt(await read(buyer), "shippingBundle.deliveryDateInfo.maxDate")
      const { body } = await shop().call("GET", "/sandbox/clock", undefined, {
        "x-admin-key": ADMIN_KEY,
        accept: "application/json",
      })
      // Nine o'clock in Madrid is seven or eight in UTC: half past eight UTC is in the morning all year.
      const morning = Date.parse(`${promised}T08:30:00Z`)
      await moveClock(Math.ceil((morning - Date.parse(textAt(body, "now"))) / 1_000))
      expect(typesOf(await read(buyer)).at(-1)).toBe("OUT_FOR_DELIVERY")
      await moveClock(6 * 3_600)
      expect(typesOf(await read(buyer)).at(-1)).toBe("DELIVERED")
    })

    it("a receipt of a physical store is saved to the customer who finds it", async () => {
      const customer = await registeredWithOrder(shop(), { [SKU]: 1 })
      const receipts = async () =>
        listAt((await customer.call("GET", `${restPath()}/ticketless-receipts`)).body, "receipts")
      const inStore = async () => (await receipts()).filter((receipt) => at(receipt, "storeNumber") !== undefined)
      expect(await inStore()).toEqual([])
      const places = await customer.call("GET", `/itxrest/2/bam/store/${customer.storeId}/physical-store`)
      const [storeNumber] = listAt(places.body, "physicalStores")
        .map((place) => textAt(place, "id"))
        .sort()
      const search = { sourceType: "STORE", storeNumber, barcode: `${customer.storeId}000000000001` }
      for (let time = 0; time < 2; time += 1)
        expect((await customer.call("POST", `${restPath()}/order-search`, search)).status).toBe(200)
      expect(await inStore()).toMatchObject([{ ticketReference: `${customer.storeId}-0001` }])
      expect((await customer.call("POST", `${restPath()}/order-search`, { ...search, barcode: "1" })).status).toBe(404)
      expect(await inStore()).toHaveLength(1)
    })
  },
  { world: worldWithUnits({ [SKU]: 90 }), adminKey: ADMIN_KEY },
)
