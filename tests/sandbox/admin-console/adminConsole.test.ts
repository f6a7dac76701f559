import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  at,
  listAt,
  orderPath,
  pay,
  paymentStatus,
  readyToPay,
  SPAIN,
  textAt,
} from "../checkout/customer.ts"

const KEY = "the-admin-key-of-this-test"
const FORM = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:4173" }
const categories = `/itxrest/2/catalog/store/${SPAIN}/20000034/category`

onOneDatabase(
  "the admin console",
  (shop) => {
    const program = (method: string, path: string, body?: unknown) =>
      shop().call(method, path, body, { "x-admin-key": KEY })
    const signIn = async (key = KEY) =>
      shop().call("POST", "/sandbox/enter", new URLSearchParams({ key, to: "/sandbox/clock" }).toString(), FORM)
    const browser = async () => {
      const cookie = (await signIn()).headers.getSetCookie()[0]?.split(";")[0] ?? ""
      return (
        method: string,
        path: string,
        fields?: Readonly<Record<string, string>>,
        headers: Readonly<Record<string, string>> = {},
      ) =>
        shop().call(method, path, fields === undefined ? undefined : new URLSearchParams(fields).toString(), {
          cookie,
          ...(fields === undefined ? {} : FORM),
          ...headers,
        })
    }

    it("asks a browser for the key once, then recognises it by an HttpOnly cookie", async () => {
      const outside = await shop().call("GET", "/sandbox/orders")
      expect([outside.status, outside.headers.get("location")]).toEqual([303, "/sandbox/enter?to=%2Fsandbox%2Forders"])
      expect((await signIn("wrong")).status).toBe(403)
      const signedIn = await signIn()
      expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/sandbox/clock"])
      expect(signedIn.headers.getSetCookie()[0]).toMatch(
        /^sandbox_admin=.*; Path=\/sandbox; HttpOnly; SameSite=Strict$/u,
      )
      expect((await (await browser())("GET", "/sandbox")).status).toBe(200)
    })

    it("refuses a forged, changed or expired cookie", async () => {
      const cookie = (await signIn()).headers.getSetCookie()[0]?.split(";")[0] ?? ""
      const tried = async (value: string) => (await shop().call("GET", "/sandbox", undefined, { cookie: value })).status
      expect(await tried(cookie.replace(/=1/u, "=2"))).toBe(303)
      expect(await tried("sandbox_admin=9999999999999.AAAA")).toBe(303)
      shop().clock.advance(13 * 3_600_000)
      expect(await tried(cookie)).toBe(303)
    })

    it("does not redirect to another host after the key", async () => {
      for (const to of ["https://evil.example", "//evil.example", "/sandbox//evil", "/sandbox\\@evil", "/10000034"]) {
        const signedIn = await shop().call(
          "POST",
          "/sandbox/enter",
          new URLSearchParams({ key: KEY, to }).toString(),
          FORM,
        )
        expect(signedIn.headers.get("location")).toBe("/sandbox")
      }
    })

    it("refuses requests of another site, and requests without the key", async () => {
      const ask = await browser()
      const before = (await program("GET", "/sandbox/clock")).body
      expect((await ask("POST", "/sandbox/clock", { seconds: "60" }, { origin: "https://evil.example" })).status).toBe(
        403,
      )
      expect((await ask("POST", "/sandbox/clock", { seconds: "60" }, { "sec-fetch-site": "cross-site" })).status).toBe(
        403,
      )
      expect((await shop().call("POST", "/sandbox/clock", { seconds: 60 }, { "x-admin-key": "wrong" })).status).toBe(
        403,
      )
      expect((await program("GET", "/sandbox/clock")).body).toEqual(before)
    })

    it("has pages without scripts that no site may frame, with customer texts escaped", async () => {
      const ask = await browser()
      for (const path of [
        "/sandbox",
        "/sandbox/users",
        "/sandbox/messages",
        "/sandbox/stock",
        "/sandbox/faults",
        "/sandbox/clock",
        "/sandbox/orders",
        "/sandbox/sales",
        "/sandbox/cases",
        "/sandbox/telemetry",
        "/sandbox/apps",
        "/sandbox/staff",
      ]) {
        const { status, body, headers } = await ask("GET", path)
        expect([path, status]).toEqual([path, 200])
        expect(String(body)).not.toMatch(/<script|style=|\son\w+=/iu)
        expect(headers.get("content-security-policy")).toContain("default-src 'none'")
      }
      expect(String((await ask("GET", "/sandbox/stock?q=%22%3E%3Cb%3E")).body)).toContain("&quot;&gt;&lt;b&gt;")
      expect((await ask("GET", "/sandbox/nothing")).status).toBe(404)
      expect((await ask("GET", "/sandbox/stock?said=%3Cb%3Ehello")).body).not.toContain("hello")
      expect((await ask("POST", "/sandbox/users", {})).status).toBe(405)
    })

    it("injects a fault into the next calls of one operation, and into no more", async () => {
      expect(
        (
          await program("POST", "/sandbox/faults", {
            operationId: "listCategories",
            kind: "serverFault",
            key: "LINE_NO_BUYABLE",
            remaining: 2,
          })
        ).status,
      ).toBe(200)
      const answers = [
        await shop().call("GET", categories),
        await shop().call("GET", categories),
        await shop().call("GET", categories),
      ]
      expect(answers.map(({ status }) => status)).toEqual([500, 500, 200])
      expect(answers[0]?.body).toMatchObject({ code: 500, key: "LINE_NO_BUYABLE" })
      expect((await program("GET", "/sandbox/faults")).body).toEqual({ faults: [] })
    })

    it("supports every kind of fault", async () => {
      const withFault = async (fault: Readonly<Record<string, string | number | boolean>>) => {
        await program("POST", "/sandbox/faults", { operationId: "listCategories", remaining: 1, ...fault })
        return shop().call("GET", categories)
      }
      expect(await withFault({ kind: "sessionExpired" })).toMatchObject({ status: 401, body: { code: 4 } })
      expect(await withFault({ kind: "sessionEnded" })).toMatchObject({
        status: 400,
        body: { code: 4, key: "_ERR_SESSION_EXPIRED" },
      })
      expect(await withFault({ kind: "forbidden", code: 11 })).toMatchObject({ status: 403, body: { code: 11 } })
      expect(await withFault({ kind: "latency", milliseconds: 30 })).toMatchObject({ status: 200 })
      await program("POST", "/sandbox/faults", { operationId: "*", kind: "waitingRoom", retryAfter: 3, remaining: 2 })
      const queue = [await shop().call("GET", categories), await shop().call("GET", categories)]
      expect(
        queue.map(({ status, body, headers }) => [status, at(body, "position"), headers.get("retry-after")]),
      ).toEqual([
        [429, 1, "3"],
        [429, 0, "3"],
      ])
      await expect(withFault({ kind: "brokenJson" })).rejects.toThrow(/JSON/u)
      await expect(withFault({ kind: "droppedConnection" })).rejects.toThrow("dropped")
      expect(
        (await program("POST", "/sandbox/faults", { operationId: "noSuchOperation", kind: "latency" })).status,
      ).toBe(400)
      expect(
        (await program("POST", "/sandbox/faults", { operationId: "getCart", kind: "forbidden", code: 0 })).status,
      ).toBe(400)
    })

    it("can drop the response of a completed call", async () => {
      const guest = await shop().guest(SPAIN)
      await program("POST", "/sandbox/faults", {
        operationId: "addToCart",
        kind: "droppedConnection",
        isCarriedOut: true,
        remaining: 1,
      })
      await expect(addToCart(guest, "8201-800-3")).rejects.toThrow("dropped")
      expect(listAt((await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/cart`)).body, "items")).toHaveLength(1)
    })

    it("removes a fault by its number, and all of them", async () => {
      const { body } = await program("POST", "/sandbox/faults", { operationId: "getCart", kind: "sessionExpired" })
      expect((await program("POST", `/sandbox/faults/${String(at(body, "faultId"))}/take`)).status).toBe(200)
      expect((await program("POST", `/sandbox/faults/${String(at(body, "faultId"))}/take`)).status).toBe(404)
      await program("POST", "/sandbox/faults", { operationId: "getCart", kind: "sessionExpired" })
      expect((await program("POST", "/sandbox/faults/take")).body).toEqual({ taken: 1 })
    })

    it("counts a fault down once per concurrent call", async () => {
      await program("POST", "/sandbox/faults", { operationId: "listCategories", kind: "sessionExpired", remaining: 5 })
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async () => (await shop().call("GET", categories)).status),
      )
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    })

    it("sets stock and prices, effective immediately", async () => {
      const product = `/itxrest/2/catalog/store/${SPAIN}/20000034/category/1020/product/510001/detail`
      await program("POST", "/sandbox/stock", { storeId: SPAIN, sku: "8201-400-3", units: 0 })
      await program("POST", "/sandbox/prices", { storeId: SPAIN, productId: "510001", price: 2_500, oldPrice: 3_995 })
      const { body } = await shop().call("GET", product)
      expect(body).toMatchObject({ price: 2_500, oldPrice: 3_995, lowestPrice30Days: 3_995 })
      expect(at(body, "detail.colors.0.sizes.0")).toMatchObject({
        sku: "8201-400-3",
        price: 2_500,
        availability: "none",
      })
      const list = await shop().call(
        "GET",
        `/itxrest/2/catalog/store/${SPAIN}/20000034/category/1020/product?order=price_asc`,
      )
      expect(textAt(list.body, "products.0.id")).toBe("510001")
      expect((await program("POST", "/sandbox/stock", { storeId: SPAIN, sku: "no-such", units: 1 })).status).toBe(404)
      expect(
        (await program("POST", "/sandbox/prices", { storeId: SPAIN, productId: "510001", price: 100, oldPrice: 100 }))
          .status,
      ).toBe(400)
      await program("POST", "/sandbox/stock", { storeId: SPAIN, sku: "8201-400-3", units: 5 })
    })

    it("moves the clock forward, never back", async () => {
      const guest = await shop().guest(SPAIN)
      const before = Date.parse(textAt((await program("GET", "/sandbox/clock")).body, "now"))
      const ask = await browser()
      const moved = await ask("POST", "/sandbox/clock", { seconds: String(2 * 86_400) })
      expect([moved.status, moved.headers.get("location")]).toEqual([303, "/sandbox/clock?said=clockMoved"])
      expect(Date.parse(textAt((await program("GET", "/sandbox/clock")).body, "now")) - before).toBe(2 * 86_400_000)
      expect((await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/cart`)).status).toBe(401)
      expect((await program("POST", "/sandbox/clock", { seconds: -60 })).status).toBe(400)
    })

    it("ends all sessions of a customer", async () => {
      const guest = await shop().guest(SPAIN)
      const userId = textAt((await program("GET", "/sandbox/users?guests=true")).body, "users.0.userId")
      expect((await program("POST", `/sandbox/users/${userId}/end-sessions`)).body).toEqual({ userId, ended: 1 })
      expect((await guest.call("GET", `/itxrest/2/order/store/${SPAIN}/cart`)).status).toBe(401)
    })

    it("advances an order, fails a payment, and refunds", async () => {
      const advance = (orderId: string, status: string) =>
        program("POST", `/sandbox/orders/${orderId}/advance`, { status })
      const buyer = await readyToPay(shop(), { "8201-800-3": 1 })
      await pay(buyer)
      expect((await advance(buyer.orderId, "DELIVERED")).status).toBe(409)
      for (const status of ["SHIPPED", "DELIVERED"])
        expect((await advance(buyer.orderId, status)).body).toEqual({ orderId: buyer.orderId, status })
      expect((await program("POST", `/sandbox/orders/${buyer.orderId}/refund`)).body).toEqual({
        orderId: buyer.orderId,
        status: "REFUNDED",
      })
      expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).body).toMatchObject({ status: "REFUNDED" })
      const late = await readyToPay(shop(), { "8201-800-3": 1 })
      await pay(late, { number: "4000000000000077" })
      expect((await program("POST", `/sandbox/orders/${late.orderId}/fail`)).status).toBe(200)
      expect((await paymentStatus(late)).body).toMatchObject({ paymentStatus: "NOOK" })
      expect((await program("POST", `/sandbox/orders/${late.orderId}/fail`)).status).toBe(409)
      expect((await program("POST", "/sandbox/orders/799999999999/fail")).status).toBe(404)
      expect((await advance("799999999999", "PAID")).status).toBe(404)
      expect((await advance(buyer.orderId, "LOST")).status).toBe(400)
      expect(at((await program("GET", "/sandbox/orders")).body, "orders.0")).toMatchObject({
        storeId: SPAIN,
        itemCount: 1,
      })
    })

    it("starts a sale and ends it, also a scheduled one", async () => {
      const events = async () => listAt((await program("GET", "/sandbox/sales")).body, "events")
      const opened = await program("POST", "/sandbox/sales", { storeId: SPAIN, kind: "sale", hours: 2 })
      const coming = await program("POST", "/sandbox/sales", { storeId: SPAIN, inHours: 5 })
      shop().clock.advance(60_000)
      for (const { body } of [opened, coming])
        expect((await program("POST", `/sandbox/sales/${textAt(body, "eventId")}/close`)).status).toBe(200)
      expect((await program("POST", `/sandbox/sales/${textAt(opened.body, "eventId")}/close`)).status).toBe(404)
      expect(await events()).toMatchObject([
        { storeId: SPAIN, kind: "sale", startsAt: textAt(opened.body, "startsAt") },
      ])
      expect((await program("POST", "/sandbox/sales", { storeId: SPAIN, kind: "Sale!" })).status).toBe(400)
      expect((await program("POST", "/sandbox/sales", { storeId: "10000999" })).status).toBe(404)
    })
  },
  { adminKey: KEY },
)
