import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { tillCode } from "../../../contracts/sandbox/other/temporaryUser.ts"
import { listAt, SPAIN, textAt, worldWithUnits } from "../../sandbox/checkout/customer.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { ADMIN_KEY, shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const HOME = `/${SPAIN}/`
const STAFF_PAGE = `${HOME}assisted-purchase`
const SKU = "8201-400-3"
const CLIENT = "registered@selvedge.example"

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess(undefined, undefined, { world: worldWithUnits({ [SKU]: 90 }) })
}, 240_000)
afterAll(() => open.close())

const post = (visitor: TestVisitor, fields: Readonly<Record<string, string>>) =>
  visitor.ask(STAFF_PAGE, { method: "POST", body: new URLSearchParams(fields) })
const start = (visitor: TestVisitor, fields: Readonly<Record<string, string>> = {}) =>
  post(visitor, {
    wish: "start",
    agentId: "agent-1",
    agentName: "Berta <b>",
    key: "demo-agent-key-1",
    clientId: CLIENT,
    deviceSerial: "T-7",
    ...fields,
  })
const locationOf = ({ status, headers }: Response) => [status, headers.get("location")]
const pageOf = async (visitor: TestVisitor, path: string) => (await visitor.ask(path)).text()
const log = async () => {
  const answer = await open.sandbox.handle(
    new Request("http://shop.test/sandbox/staff", { headers: { "x-admin-key": ADMIN_KEY } }),
  )
  return listAt(await answer.json(), "events")
}

describe("the page for staff", () => {
  it("shops for a client under a banner on each page, public ones too, until it ends", async () => {
    const till = new TestVisitor(open.shop)
    const shown = await till.ask(STAFF_PAGE)
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"])
    const started = await start(till)
    expect(locationOf(started)).toEqual([303, HOME])
    expect(started.headers.get("clear-site-data")).toBe('"storage"')
    expect(started.headers.getSetCookie().join("\n")).not.toContain("demo-agent-key")
    for (const path of [HOME, `${HOME}cart`, `${HOME}stores`]) {
      const answer = await till.ask(path)
      const html = await answer.text()
      expect([path, answer.headers.get("cache-control")]).toEqual([path, expect.stringContaining("private")])
      expect(html).toMatch(/class="assisted-banner"/)
      expect(html).toContain("Berta &lt;b&gt;")
      expect(html).toContain(CLIENT)
    }
    expect(await pageOf(new TestVisitor(open.shop), HOME)).not.toContain("assisted-banner")
    await till.addToCart(HOME, SKU)
    expect(await pageOf(till, `${HOME}account`)).toContain(CLIENT)
    const ended = await post(till, { wish: "end" })
    expect(locationOf(ended)).toEqual([303, `${STAFF_PAGE}?result=ended`])
    expect(await pageOf(till, HOME)).not.toContain("assisted-banner")
    expect(locationOf(await till.ask(`${HOME}account`))[0]).toBe(302)
    expect((await log()).map((entry) => textAt(entry, "event"))).toEqual(expect.arrayContaining(["ended", "granted"]))
  })

  it("loses its banner when the client signs out or signs in, and then ends no session of the client", async () => {
    const till = new TestVisitor(open.shop)
    const signOut = () => till.ask(`/integration/oauth2/logout?storeId=${SPAIN}`, { method: "POST" })
    await start(till)
    expect(await pageOf(till, HOME)).toContain("assisted-banner")
    expect((await signOut()).status).toBe(204)
    expect(await pageOf(till, HOME)).not.toContain("assisted-banner")

    await start(till)
    const answer = await till.ask(`/itxrest/2/user/store/${SPAIN}/identity`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ logon: "business@selvedge.example", password: "Selvedge2026" }),
    })
    expect(answer.status).toBe(200)
    expect(await pageOf(till, HOME)).not.toContain("assisted-banner")
    await post(till, { wish: "end" })
    expect(await pageOf(till, `${HOME}account`)).toContain("business@selvedge.example")
  })

  it("takes the employee discount out of the client's cart at the end", async () => {
    const till = new TestVisitor(open.shop)
    await start(till)
    await till.addToCart(HOME, SKU)
    const cart = async () => (await till.ask(`/itxrest/2/order/store/${SPAIN}/cart`)).json()
    const orderId = textAt(await cart(), "id")
    const promo = `/itxrest/2/order/store/${SPAIN}/order/${orderId}/promoCode`
    const added = await till.ask(promo, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ promoCode: "EMPLOYEE20" }),
    })
    expect([added.status, listAt(await cart(), "promotion").length]).toEqual([200, 1])
    await post(till, { wish: "end" })
    await start(till)
    expect(listAt(await cart(), "promotion")).toEqual([])
  })

  it("starts nothing for a wrong key, an unknown client or missing fields (F171)", async () => {
    const till = new TestVisitor(open.shop)
    for (const [fields, result] of [
      [{ key: "demo-agent-key-2" }, "forbidden"],
      [{ clientId: "nobody@example.org" }, "unknown"],
      [{ agentName: "" }, "fields"],
      [{ agentId: "agent 1" }, "fields"],
    ] as const) {
      const refused = await start(till, fields)
      expect(locationOf(refused)).toEqual([303, `${STAFF_PAGE}?result=${result}`])
      expect(await pageOf(till, `${STAFF_PAGE}?result=${result}`)).toContain('role="status"')
    }
    expect(till.secrets).toEqual([])
    expect((await log()).map((entry) => textAt(entry, "detail"))).toContain("proof")
  })

  it("registers a client without an account at a till", async () => {
    const till = new TestVisitor(open.shop)
    const places = await open.sandbox.handle(
      new Request(`http://shop.test/itxrest/2/bam/store/${SPAIN}/country/ES/physical-store`),
    )
    const physicalStoreId = textAt(await places.json(), "physicalStores.0.id")
    const phone = "+34600000000"
    const fields = {
      wish: "till",
      agentName: "Berta",
      physicalStoreId,
      code: tillCode(physicalStoreId, phone, new Date().toISOString().slice(0, 10)),
      phone: "+34 600 000 000",
      firstName: "Ana",
      lastName: "Prueba",
      addressLine: "Calle Mayor 1",
      city: "Madrid",
      zipCode: "28013",
    }
    expect(locationOf(await post(till, { ...fields, code: "000000" }))[1]).toBe(`${STAFF_PAGE}?result=forbidden`)
    expect(locationOf(await post(till, fields))).toEqual([303, HOME])
    expect(await pageOf(till, HOME)).toContain("Ana Prueba")
  })
})
