import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase, type TestGuest, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, numberAt, SPAIN, textAt } from "../checkout/customer.ts"

const ADMIN_KEY = "the-admin-key-of-bookings"
const HOUR_MS = 3_600_000
const bookings = `/itxrest/2/order/store/${SPAIN}/booking`
const CATALOG = `/itxrest/2/catalog/store/${SPAIN}/20000034`

interface Shelf {
  readonly catentryId: string
  readonly sku: string
  readonly bamStoreId: string
  readonly units: number
}

const shelvesOf = async (shop: TestShop, productId: string): Promise<readonly Shelf[]> =>
  listAt((await shop.call("GET", `${CATALOG}/product/${productId}/commerce-stock`)).body, "stores").flatMap((place) =>
    listAt(place, "stocks").map((stock) => ({
      catentryId: textAt(stock, "id"),
      sku: textAt(stock, "sku"),
      bamStoreId: textAt(place, "physicalStoreId"),
      units: numberAt(stock, "units"),
    })),
  )

/** Returns every shelf of the small world that is not empty. */
const shelves = async (shop: TestShop): Promise<readonly Shelf[]> =>
  (await Promise.all(["510001", "510002", "510003"].map((id) => shelvesOf(shop, id)))).flat()

const unitsOn = async (shop: TestShop, { sku, bamStoreId }: Shelf): Promise<number> =>
  (await shelves(shop)).find((shelf) => shelf.sku === sku && shelf.bamStoreId === bamStoreId)?.units ?? 0

/** Returns a shelf with at least so many units. */
const aShelf = async (shop: TestShop, least = 1): Promise<Shelf> => {
  const found = (await shelves(shop)).find(({ units }) => units >= least)
  if (found === undefined) throw new Error(`No shelf has ${least} pieces.`)
  return found
}

/** Lets the reservations of other tests expire. */
const allExpired = async (shop: TestShop): Promise<void> => {
  shop.clock.advance(49 * HOUR_MS)
  await shelves(shop)
  shop.clock.advance(-49 * HOUR_MS)
}

const aBooking = (
  { catentryId, bamStoreId }: Shelf,
  unitsOrdered = 1,
  changes: Readonly<Record<string, unknown>> = {},
) => ({
  fullName: "Ana Prueba",
  phoneNumber: "+34 600 000 000",
  email: "ana@example.org",
  customerObservations: "After six",
  acceptedPolicies: [1],
  bookingStoreItems: [{ catentryId, bamStoreId, unitsOrdered }],
  ...changes,
})

/** Each guest has a different address, because emails per address are limited. */
const emailOf = ({ token }: TestGuest): string => `ana.${token.replace(/[^a-z0-9]/giu, "").slice(-12)}@example.org`

const book = (guest: TestGuest, shelf: Shelf, units = 1, key?: string) =>
  guest.call(
    "POST",
    bookings,
    aBooking(shelf, units, { email: emailOf(guest) }),
    key === undefined ? {} : { "idempotency-key": key },
  )

onOneDatabase(
  "a booking",
  (shop) => {
    it("takes units from the shelf, returns its expiry, and sends it by email", async () => {
      const [guest, shelf] = [await shop().guest(SPAIN), await aShelf(shop())]
      const { status, body } = await book(guest, shelf)
      expect([status, body]).toMatchObject([
        200,
        {
          status: "BOOKED",
          creationDate: new Date(shop().clock.now()).toISOString(),
          expirationDate: new Date(shop().clock.now() + 48 * HOUR_MS).toISOString(),
          fullName: "Ana Prueba",
          customerObservations: "After six",
          bookingStoreItems: [
            { sku: shelf.sku, bamStoreId: shelf.bamStoreId, unitsOrdered: 1, physicalStoreName: expect.any(String) },
          ],
        },
      ])
      expect(await unitsOn(shop(), shelf)).toBe(shelf.units - 1)
      expect((await guest.call("GET", bookings)).body).toEqual({ bookings: [body] })
      const mails = await shop().call("GET", "/sandbox/messages", undefined, { "x-admin-key": ADMIN_KEY })
      expect(JSON.stringify(mails.body)).toContain(`Indica el número de reserva ${textAt(body, "id")}`)
    })

    it("returns its units once, for any number of cancellations", async () => {
      const [guest, shelf] = [await shop().guest(SPAIN), await aShelf(shop())]
      const id = textAt((await book(guest, shelf)).body, "id")
      const answers = await Promise.all(Array.from({ length: 8 }, () => guest.call("DELETE", `${bookings}/${id}`)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        key: "_ERR_BOOKING_NOT_OPEN",
        params: ["CANCELLED"],
      })
      expect(await unitsOn(shop(), shelf)).toBe(shelf.units)
      expect((await guest.call("GET", `${bookings}/${id}`)).body).toMatchObject({ status: "CANCELLED" })
    })

    it("of the last unit succeeds for one of twenty, and no shelf goes below zero", async () => {
      const shelf = await aShelf(shop())
      const guests: TestGuest[] = []
      for (let number = 0; number < 20; number += 1) guests.push(await shop().guest(SPAIN))
      const answers = await Promise.all(guests.map((guest) => book(guest, shelf)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(shelf.units)
      for (const { status, body } of answers.filter((answer) => answer.status !== 200))
        expect([status, body]).toMatchObject([409, { key: "_ERR_NO_STOCK", params: [shelf.sku, "0"] }])
      expect(await unitsOn(shop(), shelf)).toBe(0)
      await Promise.all(
        answers.map(({ status, body }, index) =>
          status === 200 ? guests[index]?.call("DELETE", `${bookings}/${textAt(body, "id")}`) : undefined,
        ),
      )
      expect(await unitsOn(shop(), shelf)).toBe(shelf.units)
    }, 60_000)

    it("is created once per Idempotency-Key", async () => {
      const [guest, shelf, key] = [await shop().guest(SPAIN), await aShelf(shop(), 2), randomUUID()]
      const answers = await Promise.all(Array.from({ length: 5 }, () => book(guest, shelf, 1, key)))
      expect(new Set(answers.map(({ status, body }) => `${status} ${textAt(body, "id")}`)).size).toBe(1)
      expect(await unitsOn(shop(), shelf)).toBe(shelf.units - 1)
      expect((await book(guest, shelf, 2, key)).body).toMatchObject({ key: "_ERR_IDEMPOTENCY_KEY_REUSED" })
    })

    it("expires: the units return to the shelf and cannot be handed out any more", async () => {
      await allExpired(shop())
      const [guest, shelf] = [await shop().guest(SPAIN), await aShelf(shop())]
      const id = textAt((await book(guest, shelf)).body, "id")
      shop().clock.advance(48 * HOUR_MS - 1)
      expect(await unitsOn(shop(), shelf)).toBe(shelf.units - 1)
      shop().clock.advance(1)
      expect(await unitsOn(shop(), shelf)).toBe(shelf.units)
      const handOut = (bookingId: string) =>
        shop().call("POST", "/sandbox/bookings", { bookingId }, { "x-admin-key": ADMIN_KEY })
      expect((await handOut(id)).status).toBe(404)
      shop().clock.advance(-48 * HOUR_MS)
      expect((await guest.call("GET", `${bookings}/${id}`)).body).toMatchObject({ status: "EXPIRED" })
      const collected = textAt((await book(guest, shelf)).body, "id")
      expect((await handOut(collected)).body).toEqual({ bookingId: collected, status: "COLLECTED" })
      expect((await guest.call("DELETE", `${bookings}/${collected}`)).body).toMatchObject({ params: ["COLLECTED"] })
      expect(await unitsOn(shop(), shelf)).toBe(shelf.units - 1)
    })

    it("is refused while five are open, and after three that were not collected", async () => {
      await allExpired(shop())
      const [guest, shelf] = [await shop().guest(SPAIN), await aShelf(shop())]
      const ids = []
      for (let number = 0; number < 4; number += 1)
        ids.push(textAt((await book(guest, await aShelf(shop()))).body, "id"))
      const last = await aShelf(shop(), 2)
      const answers = await Promise.all([book(guest, last), book(guest, last)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        key: "_ERR_MAX_BOOKINGS",
        params: ["5"],
      })
      for (const id of [...ids.slice(1), textAt(answers.find(({ status }) => status === 200)?.body, "id")])
        await guest.call("DELETE", `${bookings}/${id}`)
      for (let number = 0; number < 2; number += 1) await book(guest, await aShelf(shop()))
      shop().clock.advance(49 * HOUR_MS)
      expect(await unitsOn(shop(), shelf)).toBe(shelf.units)
      shop().clock.advance(-49 * HOUR_MS)
      expect((await book(guest, shelf)).body).toMatchObject({ key: "_ERR_BOOKING_RESTRICTED", params: ["3"] })
      for (const [customer, restrictedBooking] of [
        [guest, true],
        [await shop().guest(SPAIN), false],
      ] as const)
        expect((await customer.call("POST", `/itxrest/2/user/store/${SPAIN}/current-user`)).body).toMatchObject({
          restrictedBooking,
        })
    }, 60_000)

    it("is validated field by field: names, texts, policies, entries and places", async () => {
      const [guest, shelf] = [await shop().guest(SPAIN), await aShelf(shop())]
      const refused = async (changes: Readonly<Record<string, unknown>>) => {
        const { status, body } = await guest.call("POST", bookings, aBooking(shelf, 1, changes))
        return [status, ...listAt(body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`)]
      }
      expect(await refused({ fullName: "  " })).toEqual([400, "fullName required"])
      expect(await refused({ fullName: "Ana drop", customerObservations: "a TABLE" })).toEqual([
        400,
        "fullName forbiddenWord",
        "customerObservations forbiddenWord",
      ])
      expect(await refused({ fullName: "Tableau Dropmore" })).toEqual([200])
      expect(await refused({ phoneNumber: "abc" })).toEqual([400, "phoneNumber pattern"])
      expect(await refused({ email: "a@b" })).toEqual([400, "email pattern"])
      expect(await refused({ acceptedPolicies: [2] })).toEqual([422, "acceptedPolicies required"])
      expect(await refused({ bookingStoreItems: [] })).toEqual([400, "bookingStoreItems minItems"])
      expect(await refused({ bookingStoreItems: [{ catentryId: "1", bamStoreId: "2", unitsOrdered: 1 }] })).toEqual([
        422,
        "bookingStoreItems.0.catentryId unknown",
        "bookingStoreItems.0.bamStoreId unknown",
      ])
      expect(
        await refused({
          bookingStoreItems: [{ catentryId: shelf.catentryId, bamStoreId: shelf.bamStoreId, unitsOrdered: 0 }],
        }),
      ).toEqual([400, "bookingStoreItems.0.unitsOrdered minimum"])
      const tooMany = aBooking(shelf, 1, {
        bookingStoreItems: [
          { ...aBooking(shelf).bookingStoreItems[0] },
          { ...aBooking(shelf).bookingStoreItems[0], unitsOrdered: 10 },
        ],
      })
      expect((await guest.call("POST", bookings, tooMany)).body).toMatchObject({
        key: "_ERR_NO_STOCK",
        params: [shelf.sku, expect.any(String)],
      })
    })

    it("F117 is visible to its customer only", async () => {
      const [guest, other, shelf] = [await shop().guest(SPAIN), await shop().guest(SPAIN), await aShelf(shop())]
      const id = textAt((await book(guest, shelf)).body, "id")
      for (const method of ["GET", "DELETE"]) {
        const otherResponse = await other.call(method, `${bookings}/${id}`)
        const none = await other.call(method, `${bookings}/499999999999`)
        expect([otherResponse.status, at(otherResponse.body, "message")]).toEqual([404, at(none.body, "message")])
      }
      expect((await other.call("GET", bookings)).body).toEqual({ bookings: [] })
      expect((await shop().call("GET", bookings)).status).toBe(401)
      expect((await guest.call("GET", `${bookings}/${id}`)).body).toMatchObject({ status: "BOOKED" })
    })
  },
  { adminKey: ADMIN_KEY },
)
