import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { type PrivatePostgres, startPrivatePostgres } from "../../support/sandbox/privatePostgres.ts"
import { DEMO, device } from "../other/signIn.ts"
import {
  addToCart,
  at,
  type Buyer,
  listAt,
  numberAt,
  pay,
  readyToPay,
  SPAIN,
  textAt,
  unitsLeft,
} from "../checkout/customer.ts"

const KEY = "the-admin-key-of-this-test"
const categories = `/itxrest/2/catalog/store/${SPAIN}/20000034/category`
/** Another process polls once a second. */
const A_LOOK_LATER_MS = 1_100

describe("two processes on one database", () => {
  let postgres: PrivatePostgres | undefined
  let one: TestShop
  let other: TestShop
  beforeAll(async () => {
    postgres = await startPrivatePostgres()
    if (postgres === undefined) throw new Error("Install PostgreSQL.")
    const databaseUrl = await postgres.newDatabase()
    one = await openTestShop({ databaseUrl, adminKey: KEY, repeatsRefreshes: true })
    other = await openTestShop({ databaseUrl, adminKey: KEY, repeatsRefreshes: true })
  }, 60_000)
  afterAll(async () => {
    await one.sandbox.close()
    await other.sandbox.close()
    await postgres?.stop()
  }, 30_000)
  const adminConsole = (shop: TestShop, method: string, path: string, body?: unknown) =>
    shop.call(method, path, body, { "x-admin-key": KEY })
  const later = () => new Promise((resolve) => setTimeout(resolve, A_LOOK_LATER_MS))

  it("apply the same faults, each call counted once", async () => {
    await adminConsole(one, "POST", "/sandbox/faults", {
      operationId: "listCategories",
      kind: "sessionExpired",
      remaining: 4,
    })
    expect((await one.call("GET", categories)).status).toBe(401)
    await later()
    const statuses = await Promise.all(
      [one, other, other, one, other, one].map(async (shop) => (await shop.call("GET", categories)).status),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect(await Promise.all([one, other].map(async (shop) => (await shop.call("GET", categories)).status))).toEqual([
      200, 200,
    ])
  })

  it("have one clock", async () => {
    await adminConsole(one, "POST", "/sandbox/clock", { seconds: 3_600 })
    await later()
    expect(at((await adminConsole(other, "GET", "/sandbox/clock")).body, "aheadSeconds")).toBe(3_600)
  })

  it("recognise a browser that sent its key to either", async () => {
    const signedIn = await one.call("POST", "/sandbox/enter", new URLSearchParams({ key: KEY }).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost:4173",
    })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    expect((await other.call("GET", "/sandbox/faults", undefined, { cookie })).status).toBe(200)
  })

  it("refresh a session once, and return the same tokens to requests that reach either at the same time", async () => {
    const guest = await one.guest(SPAIN)
    const refresh = (shop: TestShop) =>
      shop.call("POST", `/integration/oauth2/refresh?storeId=${SPAIN}`, undefined, { cookie: guest.cookie })
    const answers = await Promise.all([one, other, one, other].map(refresh))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => textAt(body, "access_token"))).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.getSetCookie()[0])).size).toBe(1)
    const token = textAt(answers[0]?.body, "access_token")
    await one.call("POST", `/integration/oauth2/logout?storeId=${SPAIN}`, undefined, {
      authorization: `Bearer ${token}`,
    })
    expect((await refresh(other)).status).toBe(401)
  })

  it("sell the last unit once, also to a buyer whose payment reaches both", async () => {
    const sku = "8201-400-3"
    const buyers: Buyer[] = []
    for (let number = 0; number < 6; number += 1)
      buyers.push(await readyToPay(number % 2 === 0 ? one : other, { [sku]: 1 }))
    await adminConsole(one, "POST", "/sandbox/stock", { storeId: SPAIN, sku, units: 1 })
    /** The same buyer, whose calls reach a process. */
    const through = (shop: TestShop, { guest, ...buyer }: Buyer): Buyer => ({
      ...buyer,
      guest: {
        ...guest,
        call: (method, path, body, headers) =>
          shop.call(method, path, body, { authorization: `Bearer ${guest.token}`, ...headers }),
      },
    })
    const twice = (key: string) => [one, other].map((shop) => ({ shop, key }))
    const payments = await Promise.all(
      buyers.flatMap((buyer) =>
        twice(randomUUID()).map(async ({ shop, key }) => {
          const { status } = await pay(through(shop, buyer), { key })
          return { status, orderId: buyer.orderId }
        }),
      ),
    )
    expect(new Set(payments.flatMap(({ status, orderId }) => (status === 202 ? [orderId] : []))).size).toBe(1)
    expect(await unitsLeft(other, sku)).toBe(0)
  })

  it("change one cart in turn, and add no more than the other has left", async () => {
    const [sku, second, third] = ["8201-400-3", "8201-800-3", "8201-800-4"]
    const { token } = await one.guest(SPAIN)
    const through = (shop: TestShop) => ({
      call: (...[method, path, body]: Parameters<TestShop["call"]>) =>
        shop.call(method, path, body, { authorization: `Bearer ${token}` }),
    })
    const stock = (units: number) => adminConsole(one, "POST", "/sandbox/stock", { storeId: SPAIN, sku, units })
    await stock(10)
    const units = ({ body }: { readonly body: unknown }) =>
      listAt(body, "items").map((item) => [at(item, "sku"), at(item, "quantity")])
    await addToCart(through(one), sku)
    await addToCart(through(one), sku)
    expect(units(await addToCart(through(other), second))).toEqual([
      [sku, 2],
      [second, 1],
    ])
    await addToCart(through(one), third)
    expect(units(await addToCart(through(other), sku))).toEqual([
      [sku, 3],
      [second, 1],
      [third, 1],
    ])
    await stock(3)
    expect((await addToCart(through(other), sku)).status).toBe(409)
    await stock(4)
    expect(units(await addToCart(through(other), sku))[0]).toEqual([sku, 4])
    await one.call("POST", `/integration/oauth2/logout?storeId=${SPAIN}`, undefined, {
      authorization: `Bearer ${token}`,
    })
    expect((await addToCart(through(other), third)).status).toBe(401)
  })

  it("show a change of the catalogue that either makes, within seconds", async () => {
    const sku = "8202-800-3"
    const product = `/itxrest/2/catalog/store/${SPAIN}/20000034/productsArray?productIds=510002`
    const read = async () => JSON.stringify((await other.call("GET", product)).body)
    const before = await read()
    await adminConsole(one, "POST", "/sandbox/stock", { storeId: SPAIN, sku, units: 0 })
    await later()
    expect(await read()).not.toBe(before)
  })

  describe("with an open waiting room", () => {
    const PER_MINUTE = 60
    /** Seconds of admissions at the start. */
    const BURST = 5
    const sku = "8201-400-3"
    const open = async (perMinute = PER_MINUTE) => {
      await adminConsole(one, "POST", "/sandbox/stock", { storeId: SPAIN, sku, units: 500 })
      await adminConsole(one, "POST", `/sandbox/waiting-room/${SPAIN}/close`)
      await adminConsole(one, "POST", "/sandbox/waiting-room", { storeId: SPAIN, perMinute, stayMinutes: 10 })
      await later()
    }
    afterAll(async () => {
      await adminConsole(one, "POST", `/sandbox/waiting-room/${SPAIN}/close`)
      await later()
    })
    const advance = (seconds: number) => [one, other].forEach(({ clock }) => clock.advance(seconds * 1_000))
    const shoppers = async (count: number) => {
      const tokens: string[] = []
      while (tokens.length < count) tokens.push((await one.guest(SPAIN)).token)
      return tokens
    }
    const change = (shop: TestShop, token: string) =>
      addToCart(
        { call: (method, path, body) => shop.call(method, path, body, { authorization: `Bearer ${token}` }) },
        sku,
      )
    const rooms = async (shop: TestShop) =>
      listAt((await adminConsole(shop, "GET", "/sandbox/waiting-room")).body, "rooms")

    it("admit shoppers of both at one rate, in order of arrival, and each through either", async () => {
      await open()
      const tokens = await shoppers(14)
      const admitted: string[] = []
      for (const [at, token] of tokens.entries()) {
        const { status, body } = await change(at % 2 === 0 ? one : other, token)
        if (at < BURST) admitted.push(token)
        expect([status, at < BURST ? 0 : numberAt(body, "position")]).toEqual(at < BURST ? [200, 0] : [429, at - BURST])
      }
      for (let second = 1; admitted.length < tokens.length; second += 1) {
        advance(1)
        const waiting = tokens.filter((token) => !admitted.includes(token))
        const answers = await Promise.all(
          waiting.toReversed().map(async (token, at) => {
            const { status } = await change((at + second) % 2 === 0 ? one : other, token)
            return status === 200 ? [token] : []
          }),
        )
        admitted.push(...answers.flat().toReversed())
        expect(admitted).toEqual(tokens.slice(0, BURST + second))
      }
      const again = await Promise.all(tokens.map((token, at) => change(at % 2 === 0 ? other : one, token)))
      expect(again.map(({ status }) => status)).toEqual(tokens.map(() => 200))
    })

    it("count concurrent and repeated calls of one session as one shopper", async () => {
      await open()
      const [first = "", second = ""] = await shoppers(2)
      const calls = Array.from({ length: 12 }, (_, at) => change(at % 2 === 0 ? one : other, first))
      expect(new Set((await Promise.all(calls)).map(({ status }) => status))).not.toContain(500)
      expect(await rooms(other)).toEqual([expect.objectContaining({ waiting: 0, admitted: 1 })])
      const others = await shoppers(BURST - 1)
      for (const token of others) expect(await change(other, token)).toMatchObject({ status: 200 })
      const places = await Promise.all([one, other, one].map((shop) => change(shop, second)))
      expect(places.map(({ status, body }) => [status, numberAt(body, "position")])).toEqual([
        [429, 0],
        [429, 0],
        [429, 0],
      ])
    })

    it("end a place that its shopper leaves, and an admission without further changes", async () => {
      await open(6)
      const [first = "", gone = "", last = ""] = await shoppers(3)
      expect((await change(one, first)).status).toBe(200)
      const { body, headers } = await change(other, gone)
      expect([numberAt(body, "position"), numberAt(body, "retryAfter"), headers.get("retry-after")]).toEqual([
        0,
        10,
        "10",
      ])
      expect(numberAt((await change(one, last)).body, "position")).toBe(1)
      advance(71)
      // Each try of the other has kept its place.
      expect((await change(other, last)).status).toBe(200)
      expect(numberAt((await change(one, gone)).body, "position")).toBe(0)
      advance(601)
      expect((await change(other, gone)).status).toBe(200)
      expect((await change(one, first)).status).toBe(429)
    })

    it("keep the place of a guest who signs in", async () => {
      await open(6)
      const [first = "", ahead = "", guest = ""] = await shoppers(3)
      await change(one, first)
      await change(one, ahead)
      expect(numberAt((await change(one, guest)).body, "position")).toBe(1)
      const behind = (await shoppers(1))[0] ?? ""
      await change(one, behind)
      const { body } = await one.call(
        "POST",
        `/itxrest/2/app/store/${SPAIN}/launch-app`,
        { ...DEMO, deviceInfo: device },
        { authorization: `Bearer ${guest}` },
      )
      expect(numberAt((await change(other, textAt(body, "session.access_token"))).body, "position")).toBe(1)
    })

    it("admit all once it is closed", async () => {
      await open(1)
      const [, token = ""] = await shoppers(2)
      await change(one, (await shoppers(1))[0] ?? "")
      expect((await change(other, token)).status).toBe(429)
      await adminConsole(one, "POST", `/sandbox/waiting-room/${SPAIN}/close`)
      await later()
      expect((await change(other, token)).status).toBe(200)
      expect(await rooms(one)).toEqual([])
    })
  })
})
