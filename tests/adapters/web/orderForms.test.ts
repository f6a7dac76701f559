import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { pay, readyToPay, SPAIN, worldWithUnits } from "../../sandbox/checkout/customer.ts"
import { guestOn } from "../../support/sandbox/onBothDatabases.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { ADMIN_KEY, shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const LOOKUP = `/${SPAIN}/orders`
const SKU = "8202-800-3"
const EMAIL = "ana@example.org"

let open: ShopInProcess
let orderId: string
beforeAll(async () => {
  open = await shopInProcess(undefined, undefined, { world: worldWithUnits({ [SKU]: 20 }) })
  const buyer = await readyToPay({ guest: (storeId) => guestOn(open.sandbox, storeId) }, { [SKU]: 1 })
  expect((await pay(buyer)).status).toBe(202)
  orderId = buyer.orderId
}, 240_000)
afterAll(() => open.close())

const admin = (path: string, init: RequestInit = {}) =>
  open.sandbox.handle(
    new Request(`http://shop.test/sandbox/${path}`, {
      ...init,
      headers: { "x-admin-key": ADMIN_KEY, "content-type": "application/json" },
    }),
  )
const codesTo = async (recipient: string) =>
  [
    ...(await (await admin(`messages?recipient=${encodeURIComponent(recipient)}`)).text()).matchAll(/\b[0-9]{6}\b/g),
  ].map(([code]) => code)
const post = async (visitor: TestVisitor, path: string, fields: Readonly<Record<string, string>>) => {
  const { status, headers } = await visitor.ask(path, { method: "POST", body: new URLSearchParams(fields) })
  return `${status} ${headers.get("location") ?? ""}`
}
const send = (visitor: TestVisitor, id: string, contact: string) =>
  post(visitor, LOOKUP, { wish: "send", orderId: id, contact })
const text = async (visitor: TestVisitor, path: string) => {
  const answer = await visitor.ask(path)
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

describe("the order lookup without scripts", () => {
  it("F179 opens a guest's order by a code, and its page without any token in the address", async () => {
    const visitor = new TestVisitor(open.shop)
    const page = await text(visitor, LOOKUP)
    expect([page.status, page.headers.get("cache-control"), page.headers.get("referrer-policy")]).toEqual([
      200,
      "private, no-store",
      "no-referrer",
    ])
    expect(page.html).toContain("Encuentra tu pedido")
    expect(await send(visitor, orderId, ` ${EMAIL.toUpperCase()} `)).toBe(`303 ${LOOKUP}?orderId=${orderId}&step=code`)
    expect((await text(visitor, `${LOOKUP}?orderId=${orderId}&step=code`)).html).toContain("15 minutos")
    const [code = ""] = await codesTo(EMAIL)
    expect(await post(visitor, LOOKUP, { wish: "open", code })).toBe(`303 ${LOOKUP}/${orderId}`)
    const order = await text(visitor, `${LOOKUP}/${orderId}`)
    expect([order.status, order.html.includes("Estamos preparando tu pedido")]).toEqual([200, true])
    // The browser keeps it: a reload works, and another browser sees nothing.
    expect((await text(visitor, `${LOOKUP}/${orderId}`)).status).toBe(200)
    expect((await text(new TestVisitor(open.shop), `${LOOKUP}/${orderId}`)).status).toBe(404)
  })

  it("F179 answers the same for a missing order, another contact and an unknown phone number", async () => {
    const answers = new Set<string>()
    for (const [id, contact] of [
      [orderId, "other@example.org"],
      ["700000009999", EMAIL],
      [orderId, "600 111 222"],
    ] as const) {
      const visitor = new TestVisitor(open.shop)
      const sent = (await send(visitor, id, contact)).replace(id, "N")
      const refused = (await post(visitor, LOOKUP, { wish: "open", code: "000000" })).replace(id, "N")
      answers.add(`${sent} ${refused}`)
    }
    expect([...answers]).toEqual([`303 ${LOOKUP}?orderId=N&step=code 303 ${LOOKUP}?orderId=N&refused=code&step=code`])
  })

  it("F179 refuses a wrong code for an existing order with the same page", async () => {
    const visitor = new TestVisitor(open.shop)
    await send(visitor, orderId, EMAIL)
    expect(await post(visitor, LOOKUP, { wish: "open", code: "000000" })).toBe(
      `303 ${LOOKUP}?orderId=${orderId}&refused=code&step=code`,
    )
    expect((await text(visitor, `${LOOKUP}?orderId=${orderId}&refused=code&step=code`)).html).toContain(
      "El código no es correcto o ha caducado",
    )
  })

  it("accepts a phone number as it is dialled in the store's country", async () => {
    const visitor = new TestVisitor(open.shop)
    expect(await send(visitor, orderId, "600 00 00 00")).toBe(`303 ${LOOKUP}?orderId=${orderId}&step=code`)
    const [code = ""] = await codesTo("+34600000000")
    expect(await post(visitor, LOOKUP, { wish: "open", code })).toBe(`303 ${LOOKUP}/${orderId}`)
  })

  it.each([
    ["no order number", { orderId: "", contact: EMAIL }],
    ["letters for a number", { orderId: "12a", contact: EMAIL }],
    ["no contact", { orderId: "12", contact: " " }],
  ] as const)("asks again for %s", async (_, fields) => {
    expect(await post(new TestVisitor(open.shop), LOOKUP, { wish: "send", ...fields })).toBe(
      `303 ${LOOKUP}?refused=input`,
    )
  })

  it("a code without a first step leads back to it", async () => {
    expect(await post(new TestVisitor(open.shop), LOOKUP, { wish: "open", code: "123456" })).toBe(
      `303 ${LOOKUP}?refused=input`,
    )
  })
})

describe("the page of a guest's order", () => {
  const openOrder = async () => {
    const visitor = new TestVisitor(open.shop)
    await send(visitor, orderId, EMAIL)
    const [code = ""] = await codesTo(EMAIL)
    await post(visitor, LOOKUP, { wish: "open", code })
    return visitor
  }

  it("R20 stores the token of a mail's link and shows the address without it", async () => {
    const token = "t".repeat(32)
    const visitor = new TestVisitor(open.shop)
    const answer = await visitor.ask(`${LOOKUP}/${orderId}?guestToken=${token}`)
    expect([answer.status, answer.headers.get("location"), answer.headers.get("referrer-policy")]).toEqual([
      302,
      `${LOOKUP}/${orderId}`,
      "no-referrer",
    ])
    expect(answer.headers.getSetCookie().join()).toMatch(/guest_orders=.*HttpOnly/)
    // A wrong token opens nothing (F117).
    expect((await visitor.ask(`${LOOKUP}/${orderId}`)).status).toBe(404)
  })

  it("offers what its state allows, and adds its items to the cart again", async () => {
    const visitor = await openOrder()
    const { html } = await text(visitor, `${LOOKUP}/${orderId}`)
    for (const link of [`/${SPAIN}/orders/${orderId}/return`, `/${SPAIN}/contact?`, `/${SPAIN}/claims?`])
      expect(html).toContain(link)
    const added = await post(visitor, `${LOOKUP}/${orderId}`, { wish: "reorder" })
    expect(added).toBe(`303 ${LOOKUP}/${orderId}?added=1`)
    expect((await text(visitor, `${LOOKUP}/${orderId}?added=1`)).html).toContain("Todo se ha añadido a la cesta")
    expect((await text(visitor, `/${SPAIN}/cart`)).html).toContain(SKU)
  })

  it("F117 another customer's order by a guessed number is as missing as one that does not exist", async () => {
    const anonymous = new TestVisitor(open.shop)
    const pages = [orderId, "700000009999"].map(async (id) => {
      const { status, html } = await text(anonymous, `${LOOKUP}/${id}`)
      return [
        status,
        html
          .replaceAll(id, "N")
          .replace(/nonce="[^"]*"/g, "")
          .replace(/<script[\s\S]*?<\/script>/g, ""),
      ]
    })
    const [existing, missing] = await Promise.all(pages)
    expect(existing?.[0]).toBe(404)
    expect(existing).toEqual(missing)
    expect(await post(anonymous, `${LOOKUP}/${orderId}`, { wish: "reorder" })).toBe(
      `303 ${LOOKUP}/${orderId}?refused=reorder`,
    )
  })
})
