import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { bankPath, CARDS, decide, submit, visitBank } from "./bankVisitor.ts"
import {
  at,
  cartPath,
  orderPath,
  paymentStatus,
  readyToPay,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-800-3"
const MINUTE = 60_000
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SKU]: 90 }) })
}, 60_000)
afterAll(() => shop.sandbox.close())

const buyer = () => readyToPay(shop, { [SKU]: 2 })

/** Units in stock after the undecided payments of other tests have expired. */
const unitsAtRest = (): Promise<number> => {
  shop.clock.advance(121 * MINUTE)
  return unitsLeft(shop, SKU)
}

describe("a payment at the bank's page", () => {
  it("is a pending order with its stock until the customer approves", async () => {
    const before = await unitsLeft(shop, SKU)
    const one = await buyer()
    const { status, body } = await submit(one, CARDS.redirected)
    expect([status, at(body, "paymentStatus"), at(body, "redirectContext.method")]).toEqual([202, "REDIRECT", "GET"])
    expect(await unitsLeft(shop, SKU)).toBe(before - 2)
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({
      status: "PENDING",
      repayInfo: { isRepayable: true, maxRepayAttempts: 3, duration: 1_800 },
    })
    const page = await visitBank(shop, bankPath(body))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain("Autorizar")
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
    expect((await paymentStatus(one)).body).toMatchObject({
      paymentStatus: "REDIRECT",
      redirectContext: { url: at(body, "redirectContext.url") },
    })
    expect(await decide(shop, body, "approve")).toBe(`/${SPAIN}/-5/payment?orderId=${one.orderId}`)
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({ status: "PAID" })
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "OK" })
    expect(at((await paymentStatus(one)).body, "redirectContext")).toBeUndefined()
    expect(await unitsLeft(shop, SKU)).toBe(before - 2)
  })

  it("reopens the cart under its id after a refusal and returns everything", async () => {
    const before = await unitsLeft(shop, SKU)
    const one = await buyer()
    const { body } = await submit(one, CARDS.redirected)
    await decide(shop, body, "refuse")
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "NOOK", errorKey: "_ERR_PAYMENT_REFUSED" })
    expect((await one.guest.call("GET", cartPath())).body).toMatchObject({
      id: one.orderId,
      items: [{ sku: SKU, quantity: 2 }],
    })
    expect((await one.guest.call("GET", orderPath(one.orderId))).status).toBe(404)
    expect(await unitsLeft(shop, SKU)).toBe(before)
    expect((await submit(one, "4242424242424242")).body).toMatchObject({ paymentStatus: "OK" })
  })

  it("accepts a posted form with known values only, and no GET", async () => {
    const one = await buyer()
    const { body } = await submit(one, CARDS.posted)
    expect(body).toMatchObject({
      redirectContext: {
        method: "POST",
        paymentParameters: { reference: one.orderId, amount: String(one.total), currency: "EUR" },
      },
    })
    expect((await visitBank(shop, bankPath(body))).status).toBe(405)
    expect(
      (await visitBank(shop, bankPath(body), { reference: one.orderId, amount: "1", currency: "EUR" })).status,
    ).toBe(400)
    expect(
      (await visitBank(shop, bankPath(body), { reference: one.orderId, amount: String(one.total), currency: "EUR" }))
        .status,
    ).toBe(200)
    await decide(shop, body, "approve", "never")
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({ status: "PENDING" })
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "OK" })
  })

  it("F93 accepts a form of 3 MiB, and reports a larger or unrelated one on the request is invalid", async () => {
    const one = await buyer()
    const { body } = await submit(one, CARDS.posted)
    const known = { reference: one.orderId, amount: String(one.total), currency: "EUR" }
    const filled = (bytes: number) => ({
      ...known,
      rest: "x".repeat(bytes - new URLSearchParams({ ...known, rest: "" }).toString().length),
    })
    const asPerson = (form: Readonly<Record<string, string>>) =>
      shop.sandbox.handle(
        new Request(`http://localhost:4173${bankPath(body)}`, {
          method: "POST",
          headers: { accept: "text/html" },
          body: new URLSearchParams(form),
        }),
      )
    for (const [form, reason] of [
      [filled(3_145_729), "larger than 3145728 bytes"],
      [{ ...known, amount: "1" }, "are not those of this payment"],
    ] as const) {
      const page = await asPerson(form)
      const html = await page.text()
      expect([
        page.status,
        page.headers.get("content-type"),
        html.includes("La tienda ha enviado una solicitud de pago no válida. No se te ha cobrado nada."),
        html.includes(reason),
        html.includes(`/payment?orderId=${one.orderId}`),
        html.includes('name="decision"'),
      ]).toEqual([400, "text/html; charset=utf-8", true, true, true, false])
      const response = await visitBank(shop, bankPath(body), form)
      expect([response.status, JSON.stringify(await response.json()).includes(reason)]).toEqual([400, true])
    }
    expect(await (await asPerson(filled(3_145_728))).text()).toContain('name="decision"')
  })

  it("accepts the first decision only, from the store's own pages only", async () => {
    const one = await buyer()
    const { body } = await submit(one, CARDS.redirected)
    const foreign = new Request(`http://localhost:4173${bankPath(body)}/decision`, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
      body: new URLSearchParams({ decision: "approve" }),
    })
    expect((await shop.sandbox.handle(foreign)).status).toBe(403)
    await decide(shop, body, "approve")
    await decide(shop, body, "refuse")
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "OK" })
    expect(await (await visitBank(shop, bankPath(body))).text()).not.toContain("<form")
    expect((await visitBank(shop, "/sandbox/bank/b.nobody")).status).toBe(404)
    expect((await visitBank(shop, bankPath(body).replace("/bank/", "/acs/"))).status).toBe(404)
  })

  it("reports a new tab and the handover to a partner's script", async () => {
    expect((await submit(await buyer(), "4000000000003063")).body).toMatchObject({
      paymentStatus: "REDIRECT",
      redirectContext: { new_tab: true },
    })
    const one = await buyer()
    const { body } = await submit(one, CARDS.referred)
    expect(body).toMatchObject({ paymentStatus: "REFERRED_NICEPAY", redirectContext: { method: "POST" } })
    await decide(shop, body, "approve")
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "OK" })
  })

  it("is refused after half an hour without a decision, at the next call, and cannot be approved then", async () => {
    const before = await unitsAtRest()
    const one = await buyer()
    const { body } = await submit(one, CARDS.redirected)
    shop.clock.advance(30 * MINUTE - 1)
    expect(await unitsLeft(shop, SKU)).toBe(before - 2)
    shop.clock.advance(1_000)
    expect(await unitsLeft(shop, SKU)).toBe(before)
    await decide(shop, body, "approve")
    expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "NOOK", errorKey: "_ERR_PAYMENT_EXPIRED" })
    expect((await one.guest.call("GET", cartPath())).body).toMatchObject({ id: one.orderId })
  })

  it("counts as approved without a notification although its time has expired", async () => {
    const one = await buyer()
    const { body } = await submit(one, CARDS.redirected)
    await decide(shop, body, "approve", "never")
    shop.clock.advance(31 * MINUTE)
    expect((await one.guest.call("GET", orderPath(one.orderId))).body).toMatchObject({ status: "PAID" })
  })
})

describe("a pending payment without queries", () => {
  it("returns its stock after two hours, or three days for cash", async () => {
    const before = await unitsAtRest()
    await submit(await buyer(), CARDS.staysPending)
    expect((await submit(await buyer(), [{ paymentModeId: "8" }])).body).toMatchObject({ paymentStatus: "PENDING-OK" })
    expect(await unitsLeft(shop, SKU)).toBe(before - 4)
    shop.clock.advance(120 * MINUTE)
    expect(await unitsLeft(shop, SKU)).toBe(before - 2)
    shop.clock.advance(70 * 60 * MINUTE)
    expect(await unitsLeft(shop, SKU)).toBe(before)
  })
})

describe("a challenge of the card's bank", () => {
  const answered = async (
    one: Awaited<ReturnType<typeof buyer>>,
    number: string,
    body: unknown,
    place: "challenge" | "paymentData" = "challenge",
  ) => {
    const transactionId = textAt(body, "challengeContext.transactionId")
    return place === "challenge"
      ? submit(one, number, { challenge: { transactionId } })
      : submit(one, [
          { paymentModeId: "1", number, holder: "ANA PRUEBA", month: "12", year: "2030", cvv2: "123", transactionId },
        ])
  }

  it.each(["challenge", "paymentData"] as const)(
    "charges nothing until it is passed and its result is sent in %s",
    async (place) => {
      const before = await unitsLeft(shop, SKU)
      const one = await buyer()
      const { body } = await submit(one, CARDS.challenged)
      expect(body).toMatchObject({ paymentStatus: "CHALLENGE", challengeContext: { method: "GET" } })
      expect(await unitsLeft(shop, SKU)).toBe(before)
      expect((await one.guest.call("GET", cartPath())).body).toMatchObject({ id: one.orderId })
      const page = await visitBank(shop, bankPath(body))
      expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'self'")
      expect(await decide(shop, body, "approve")).toContain(
        `transactionId=${textAt(body, "challengeContext.transactionId")}`,
      )
      expect((await paymentStatus(one)).body).toMatchObject({ paymentStatus: "CHALLENGE" })
      expect((await answered(one, CARDS.challenged, body, place)).body).toMatchObject({ paymentStatus: "OK" })
      expect(await unitsLeft(shop, SKU)).toBe(before - 2)
    },
  )

  it("buys nothing when failed, or when the card is then refused", async () => {
    const one = await buyer()
    const first = (await submit(one, CARDS.challenged)).body
    await decide(shop, first, "refuse")
    expect((await answered(one, CARDS.challenged, first)).body).toMatchObject({
      paymentStatus: "NOOK",
      errorKey: "_ERR_CHALLENGE_REFUSED",
    })
    const second = (await submit(one, CARDS.challengedRefused)).body
    await decide(shop, second, "approve")
    expect((await answered(one, CARDS.challengedRefused, second)).body).toMatchObject({
      paymentStatus: "NOOK",
      errorKey: "_ERR_PAYMENT_REFUSED",
    })
    expect((await one.guest.call("GET", cartPath())).body).toMatchObject({ id: one.orderId })
  })

  it("F96 is repeated three times at most", async () => {
    const one = await buyer()
    let { body } = await submit(one, CARDS.challengedForEver)
    for (let round = 1; round < 3; round += 1) {
      await decide(shop, body, "approve")
      body = (await answered(one, CARDS.challengedForEver, body)).body
      expect(body).toMatchObject({ paymentStatus: "CHALLENGE" })
    }
    await decide(shop, body, "approve")
    expect((await answered(one, CARDS.challengedForEver, body)).body).toMatchObject({
      paymentStatus: "NOOK",
      errorKey: "_ERR_CHALLENGE_FAILED",
    })
  })

  it("counts once, for its own card, total and cart only", async () => {
    const one = await buyer()
    const other = await buyer()
    const { body } = await submit(one, CARDS.challenged)
    await decide(shop, body, "approve")
    expect((await answered(other, CARDS.challenged, body)).body).toMatchObject({ paymentStatus: "CHALLENGE" })
    expect((await answered(one, CARDS.challengedRefused, body)).body).toMatchObject({ paymentStatus: "CHALLENGE" })
    expect((await answered(one, CARDS.challenged, body)).body).toMatchObject({ paymentStatus: "CHALLENGE" })
  })
})
