import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  anAddress,
  listAt,
  numberAt,
  SPAIN,
  testCard,
  textAt,
  worldWithUnits,
} from "../../sandbox/checkout/customer.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { ADMIN_KEY, shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const HOME = `/${SPAIN}/`
const REST = `/itxrest/2/order/store/${SPAIN}`
const SKU = "8201-400-3"
const OTHER_SIZE = "8201-400-4"
const WRONG_IBAN = "ES9121000418450200051333"
const IBAN = "ES9121000418450200051332"

let open: ShopInProcess
/** Whether the backend answers no submission of a return. */
let isDown = false
beforeAll(async () => {
  open = await shopInProcess(
    (backend) => ({
      ...backend,
      fetch: (request) =>
        isDown && /return-request/.test(request.url)
          ? Promise.resolve(new Response("", { status: 503 }))
          : backend.fetch(request),
    }),
    undefined,
    { world: worldWithUnits({ [SKU]: 90, [OTHER_SIZE]: 9 }) },
  )
}, 240_000)
afterAll(() => open.close())

type Fields = Readonly<Record<string, string>>

async function call(visitor: TestVisitor, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await visitor.ask(path, {
    method,
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** A guest's paid order of this many units. */
async function buy(visitor: TestVisitor, quantity: number) {
  await visitor.addToCart(HOME, SKU)
  await call(visitor, "PUT", `${REST}/cart`, { cartItems: [{ sku: SKU, quantity }] })
  const orderId = textAt(await call(visitor, "GET", `${REST}/cart`), "id")
  const addressId = textAt(await call(visitor, "POST", `/itxrest/2/user/store/${SPAIN}/address`, anAddress()), "id")
  const shipping = await call(visitor, "POST", `${REST}/order/${orderId}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId,
  })
  const paid = await call(visitor, "POST", `${REST}/order/${orderId}/asynccheckout`, {
    paymentBundle: { paymentData: [testCard()] },
    acceptedPolicies: [1, 2],
    expectedTotal: numberAt(shipping, "totalOrder"),
  })
  const item = textAt(listAt(await call(visitor, "GET", `${REST}/order/${orderId}`), "items")[0], "id")
  return { orderId, guestToken: textAt(paid, "guestToken"), item, path: `${HOME}orders/${orderId}/return` }
}

const post = (visitor: TestVisitor, path: string, fields: Fields) =>
  visitor.ask(path, { method: "POST", body: new URLSearchParams(fields) })

/** The page after a step, with the values that its form would send next. */
async function step(visitor: TestVisitor, path: string, fields: Fields) {
  const answer = await post(visitor, path, fields)
  const html = await answer.text()
  return { status: answer.status, html, values: valuesOf(html), location: answer.headers.get("location") }
}

const decoded = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&")

/** The values of the fields in a page. */
function valuesOf(html: string): Fields {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
  const inputs = [...main.matchAll(/<input ([^>]*)>/g)].flatMap(([, attributes = ""]) => {
    const at = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    const isChoice = /type="(?:checkbox|radio)"/.test(attributes)
    return isChoice && !attributes.includes("checked") ? [] : [[at("name") ?? "", decoded(at("value") ?? "")]]
  })
  const areas = [...main.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)/g)].map(([, name, text = ""]) => [
    name,
    decoded(text),
  ])
  const selects = [...main.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/gs)].map(
    ([, name, body = ""]) => {
      const chosen = /<option [^>]*selected[^>]*>/.exec(body)?.[0] ?? ""
      return [name, /value="([^"]*)"/.exec(chosen)?.[1] ?? ""]
    },
  )
  return Object.fromEntries([...inputs, ...areas, ...selects])
}

const returnsOf = async (visitor: TestVisitor) => listAt(await call(visitor, "GET", `${REST}/rma`), "rmas")

describe("the return form without scripts", () => {
  it("leads through its steps, keeps everything entered after errors, and stores one return", async () => {
    const guest = new TestVisitor(open.shop)
    const { path, item } = await buy(guest, 3)
    const empty = await step(guest, path, { go: "method" })
    expect(empty.html).toContain("Elige al menos un artículo")
    const chosen = { [`return.${item}`]: "1", [`quantity.${item}`]: "2", [`comment.${item}`]: 'Pica "mucho"' }
    const unreasoned = await step(guest, path, { ...chosen, go: "method" })
    expect(unreasoned.html).toContain("Elige un motivo")
    expect(unreasoned.values).toMatchObject(chosen)
    const method = await step(guest, path, { ...unreasoned.values, [`reason.${item}`]: "2", go: "method" })
    expect(method.values).toMatchObject({ ...chosen, [`reason.${item}`]: "2", destination: "original" })
    const account = { destination: "bank", "bank.beneficiaryName": "Ana Prueba", "bank.accountCode": WRONG_IBAN }
    const courier = { method: "courier:courier", boxes: "2", pickupDate: method.values["pickupDate"] ?? "" }
    const wrong = await step(guest, path, { ...method.values, ...courier, ...account, go: "review" })
    expect(wrong.html).toContain("Revisa el IBAN")
    expect(wrong.values).toMatchObject({ ...chosen, ...courier, ...account })
    const review = await step(guest, path, { ...wrong.values, "bank.accountCode": IBAN, go: "review" })
    expect(review.html).toContain("En la cuenta bancaria de")
    expect(await returnsOf(guest)).toEqual([])

    const submission = { ...review.values, go: "submit" }
    isDown = true
    const failed = await step(guest, path, submission)
    isDown = false
    expect(failed.html).toContain("No se ha perdido nada")
    expect(failed.values).toMatchObject({
      ...chosen,
      "bank.accountCode": IBAN,
      attemptKey: review.values["attemptKey"],
    })
    const stored = await step(guest, path, { ...failed.values, go: "submit" })
    expect(stored.location).toMatch(/\/returns\/\d+\?done=submitted$/)
    const again = await step(guest, path, { ...failed.values, go: "submit" })
    expect(again.location).toBe(stored.location)
    expect(await returnsOf(guest)).toHaveLength(1)

    const more = await step(guest, path, { ...chosen, [`reason.${item}`]: "2", go: "method" })
    expect(more.html).toContain("Puedes devolver como máximo 1")
    expect(await returnsOf(guest)).toHaveLength(1)
  }, 60_000)

  it("stores nothing by a link, without a review, or for another customer", async () => {
    const guest = new TestVisitor(open.shop)
    const { path, item, orderId } = await buy(guest, 1)
    const fields = { [`return.${item}`]: "1", [`reason.${item}`]: "1", go: "submit" }
    await guest.ask(`${path}?${new URLSearchParams({ ...fields, attemptKey: randomUUID() }).toString()}`)
    const unreviewed = await step(guest, path, fields)
    expect(unreviewed.html).toContain('value="submit"')
    const other = new TestVisitor(open.shop)
    await other.addToCart(HOME, SKU)
    const refused = await step(other, path, { ...fields, attemptKey: randomUUID() })
    expect([refused.status, refused.html.includes(item)]).toEqual([404, false])
    expect((await other.ask(`${HOME}orders/${orderId}/returns`)).status).toBe(200)
    expect(await (await other.ask(`${HOME}orders/${orderId}/returns`)).text()).toContain("Aún no tienes")
    expect(await returnsOf(guest)).toEqual([])
  }, 60_000)

  it("exchanges by a guest's link, whose token is in no address or page afterwards", async () => {
    const { path, item, guestToken, orderId } = await buy(new TestVisitor(open.shop), 1)
    const other = new TestVisitor(open.shop)
    const moved = await other.ask(`${path}?guestToken=${guestToken}`)
    expect(moved.headers.get("location")).toMatch(new RegExp(`orders/${orderId}/return$`))
    const exchange = { [`return.${item}`]: "1", [`reason.${item}`]: "1", [`exchange.${item}`]: OTHER_SIZE }
    const review = await step(other, path, { ...exchange, method: "dropPoint:droppoint", go: "review" })
    expect(review.html).toContain("Sin reembolso")
    const stored = await step(other, path, { ...review.values, go: "submit" })
    const detail = new URL(stored.location ?? "", "http://shop.test")
    expect(stored.location).not.toContain(guestToken)

    const page = await (await other.ask(`${detail.pathname}${detail.search}`)).text()
    expect(page).toContain("Hemos registrado tu devolución")
    expect(page).toContain("No hace falta imprimir nada")
    expect(page).toContain('src="data:image/png;base64,')
    for (const [kind, mediaType, start] of [
      ["pdf", "application/pdf", "%PDF"],
      ["pass", "application/vnd.apple.pkpass", "PK"],
    ] as const) {
      const file = await post(other, `${detail.pathname}/label`, { kind, box: "1" })
      expect([file.headers.get("content-type"), file.headers.get("content-disposition")]).toEqual([
        mediaType,
        expect.stringContaining("attachment"),
      ])
      expect((await file.text()).startsWith(start)).toBe(true)
    }
    const foreign = new TestVisitor(open.shop)
    expect((await post(foreign, `${detail.pathname}/label`, { kind: "pdf", box: "1" })).status).toBe(303)

    const reason = await step(other, detail.pathname, { action: "reason", reasonId: "3" })
    expect(reason.location).toMatch(/done=reasonChanged$/)
    const cancelled = await step(other, detail.pathname, { action: "cancel" })
    expect(cancelled.location).toMatch(/done=cancelled$/)
    expect((await step(other, detail.pathname, { action: "cancel" })).location).toMatch(/done=before$/)
    expect((await step(foreign, detail.pathname, { action: "cancel" })).status).toBe(404)
  }, 60_000)

  it("chooses another refund account, and tells a refund that was already paid", async () => {
    const guest = new TestVisitor(open.shop)
    const { path, item } = await buy(guest, 1)
    const chosen = { [`return.${item}`]: "1", [`reason.${item}`]: "1", method: "store", go: "review" }
    const review = await step(guest, path, chosen)
    const { location } = await step(guest, path, { ...review.values, go: "submit" })
    const detail = new URL(location ?? "", "http://shop.test").pathname
    const account = { action: "refund", "bank.beneficiaryName": "Ana Prueba", "bank.accountCode": WRONG_IBAN }
    const wrong = await step(guest, detail, account)
    expect(wrong.values).toMatchObject({ "bank.beneficiaryName": "Ana Prueba", "bank.accountCode": WRONG_IBAN })
    expect(wrong.html).toContain("Revisa el IBAN")
    const saved = await step(guest, detail, { ...account, "bank.accountCode": IBAN })
    expect(saved.location).toMatch(/done=refundChosen$/)
    const rmareqId = detail.split("/").at(-1) ?? ""
    for (const status of ["RECEIVED", "REFUNDED"])
      await open.sandbox.handle(
        new Request("http://shop.test/sandbox/returns", {
          method: "POST",
          headers: { "content-type": "application/json", "x-admin-key": ADMIN_KEY },
          body: JSON.stringify({ storeId: SPAIN, rmareqId, status }),
        }),
      )
    const page = await (await guest.ask(detail)).text()
    expect(page).toMatch(/reembolsados el/)
    expect(page).not.toContain('value="cancel"')
    expect((await step(guest, detail, { action: "sent" })).html).toContain("ya se ha enviado, recibido o cancelado")
  }, 60_000)

  it("lists the returns of an account page by page, and sends guests to the login", async () => {
    const guest = new TestVisitor(open.shop)
    await guest.addToCart(HOME, SKU)
    const list = await guest.ask(`${HOME}account/returns`)
    expect([list.status, list.headers.get("location")]).toEqual([302, expect.stringContaining("/login")])
  })
})
