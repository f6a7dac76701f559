import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listAt, SPAIN, textAt, worldWithUnits } from "../../sandbox/checkout/customer.ts"
import { BuyerSystem } from "../../support/web/buyerSystem.ts"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const HOME = `/${SPAIN}/`
const SKU = "8201-400-3"
const COMPANY = { email: "business@selvedge.example", password: "Selvedge2026" }

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess(undefined, undefined, { world: worldWithUnits({ [SKU]: 90 }) })
}, 240_000)
afterAll(() => open.close())

const buyer = (changes: object = {}) =>
  new BuyerSystem(open.shop, `${HOME}punchout`, {
    identity: COMPANY.email,
    sharedSecret: COMPANY.password,
    returnUrl: "https://buyer.example/return?visit=1",
    ...changes,
  })
const signIn = async (visitor: TestVisitor, { email, password }: typeof COMPANY) => {
  const answer = await visitor.ask(`/itxrest/2/user/store/${SPAIN}/identity`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ logon: email, password }),
  })
  expect(answer.status).toBe(200)
}

describe("a company's procurement system", () => {
  it("starts a visit, and gets the cart back as a message with its cookie", async () => {
    const system = buyer()
    const start = await system.start("visit & 1 <é>")
    expect(start).toMatch(/^http:\/\/shop\.test\/10000034\/punchout\/start\?/)
    const browser = new TestVisitor(open.shop)
    const started = await browser.ask(start.replace("http://shop.test", ""))
    expect([started.status, started.headers.get("location")]).toEqual([302, HOME])
    expect(await (await browser.ask(HOME)).text()).toContain("buyer.example")
    expect(await (await browser.ask(`${HOME}punchout`)).text()).not.toContain("cxml-urlencoded")
    await signIn(browser, COMPANY)
    expect(await (await browser.ask(`${HOME}punchout`)).text()).not.toContain("cxml-urlencoded")
    await browser.addToCart(HOME, SKU)
    const page = await browser.ask(`${HOME}punchout`)
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' https://buyer.example;")
    const form = await page.text()
    expect(system.received(form)).toEqual({
      action: "https://buyer.example/return?visit=1",
      buyerCookie: "visit & 1 <é>",
      items: [{ sku: SKU, quantity: 1 }],
      currency: "EUR",
    })
  })

  it("is refused with another secret, a private account, and an address that the store does not allow", async () => {
    for (const [changes, code] of [
      [{ sharedSecret: "Wrong2026" }, 401],
      [{ identity: "registered@selvedge.example" }, 401],
      [{ returnUrl: "http://buyer.example/return" }, 406],
      [{ returnUrl: "https://buyer.example.evil.test/" }, 406],
      [{ returnUrl: "javascript:alert(1)" }, 406],
    ] as const)
      expect([changes, (await buyer(changes).ask("visit")).code]).toEqual([changes, code])
    const direct = new TestVisitor(open.shop)
    await direct.ask(`${HOME}punchout/start?cookie=1&return=https%3A%2F%2Fevil.test%2F`)
    expect((await direct.ask(`${HOME}punchout`)).status).toBe(404)
  })

  it("gets an error for hostile XML, and nothing is resolved or expanded", async () => {
    const system = buyer()
    const valid = system.request("visit")
    const entity = (declaration: string) =>
      valid
        .replace(/<!DOCTYPE[^>]*>/, `<!DOCTYPE cXML [${declaration}]>`)
        .replace("<BuyerCookie>visit", "<BuyerCookie>&x;")
    for (const hostile of [
      entity('<!ENTITY x SYSTEM "file:///etc/passwd">'),
      entity('<!ENTITY y "aaaaaaaa"><!ENTITY x "&y;&y;&y;&y;">'),
      valid.replace("<BuyerCookie>visit", "<BuyerCookie>&x;"),
      valid.replace("</cXML>", ""),
      `${"<a>".repeat(10_000)}`,
      valid.replace("visit", "x".repeat(70_000)),
      "{}",
      "",
    ])
      expect((await system.send(hostile)).code).toBe(400)
    expect((await system.send(valid)).code).toBe(200)
  })
})

describe("a quick order", () => {
  it("adds the lines that are sold, and keeps the others in the form with the reason", async () => {
    const visitor = new TestVisitor(open.shop)
    expect((await visitor.ask(`${HOME}quick-order`)).headers.get("cache-control")).toBe("private, no-store")
    const answer = await visitor.ask(`${HOME}quick-order`, {
      method: "POST",
      body: new URLSearchParams({ list: `${SKU},2\n<b>,1\n9999-999-9\n${SKU} 1` }),
    })
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain("3")
    expect(html).toMatch(/<textarea[^>]*>\s*&lt;b&gt;,1\n9999-999-9,1<\/textarea>/)
    const cart = await visitor.ask(`/itxrest/2/order/store/${SPAIN}/cart`)
    expect(listAt(await cart.json(), "items").map((item) => [textAt(item, "sku"), item])).toMatchObject([
      [SKU, { quantity: 3 }],
    ])
  })
})

describe("order templates", () => {
  it("save the cart or an order, are renamed and deleted, and add what is available to the cart", async () => {
    const visitor = new TestVisitor(open.shop)
    const post = async (fields: Readonly<Record<string, string>>) =>
      (await visitor.ask(`${HOME}-1/quick-order`, { method: "POST", body: new URLSearchParams(fields) })).text()
    expect(await (await visitor.ask(`${HOME}quick-order`)).text()).not.toContain("order-templates")
    await signIn(visitor, { ...COMPANY, email: "registered@selvedge.example" })
    expect(await post({ wish: "save", name: "Uniforms" })).toContain("There’s nothing to save as a template")
    await visitor.addToCart(HOME, SKU)
    await visitor.addToCart(HOME, SKU)
    expect(await post({ wish: "save", name: " " })).toContain("Enter a name for the template")
    expect(await post({ wish: "save", name: "<b>Uniforms" })).toContain("‘&lt;b&gt;Uniforms’ was saved")
    expect(await post({ wish: "save", name: "<B>UNIFORMS" })).toContain("You already have a list or template")
    expect(await post({ wish: "rename", template: "<b>Uniforms", name: "Staff" })).toContain("is now called ‘Staff’")
    // Another tab still shows the old name.
    for (const wish of ["rename", "delete", "add"])
      expect(await post({ wish, template: "<b>Uniforms", name: "New" })).toContain("no longer exists")

    const added = await post({ wish: "add", template: "Staff" })
    expect(added).toContain("Added to your bag: 2")
    const cart = await (await visitor.ask(`/itxrest/2/order/store/${SPAIN}/cart`)).json()
    expect(listAt(cart, "items")).toMatchObject([{ sku: SKU, quantity: 4 }])
    const lists = await (await visitor.ask(`/itxrest/2/order/store/${SPAIN}/cb/wishlists`)).json()
    expect(listAt(lists, "wishLists")).toMatchObject([{ name: "Staff", wishlistType: "ORDER_TEMPLATE", nItems: 1 }])
    expect(await (await visitor.ask(`${HOME}wishlist`)).text()).not.toContain("Staff")

    const deleted = await post({ wish: "delete", template: "Staff" })
    expect(deleted).toContain("‘Staff’ was deleted")
    expect(deleted).not.toContain('value="Staff"')
  })
})

describe("ids in addresses of other shop systems (S2)", () => {
  it("find the category and the product whose number is unknown, and the product that a search names", async () => {
    const visitor = new TestVisitor(open.shop)
    const detail = await (
      await visitor.ask(`/itxrest/2/catalog/store/${SPAIN}/20000034/part-number/8201/detail`)
    ).json()
    const id = textAt(detail, "id")
    const product = encodeURI(`${HOME}${textAt(detail, "productUrl")}-l8201`)
    for (const [path, status, location] of [
      ["old-n999999?celement=1020", 301, `${HOME}camisas-n4102?celement=1020`],
      ["old-n999999?celement=%3C1020", 404, null],
      ["camisas-n4102?celement=1030", 200, null],
      [`old-l999999?pelement=${id}`, 301, `${product}?pelement=${id}`],
      ["old-l999999?pelement=1", 404, null],
      [`search/shirt?keyWordCatentry=${id}`, 302, product],
      ["search/shirt?keyWordCatentry=1", 200, null],
    ] as const) {
      const answer = await visitor.ask(`${HOME}${path}`)
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, status, location])
    }
    const page = await (await visitor.ask(`${HOME}camisas-n4102?celement=1030`)).text()
    expect(/<link rel="canonical" href="([^"]+)"/.exec(page)?.[1]).toBe(`http://shop.test${HOME}camisas-n4102`)
  })
})

describe("other names of pages", () => {
  it("lead to the checkout and the search", async () => {
    const visitor = new TestVisitor(open.shop)
    for (const [path, location] of [
      ["purchase", "checkout"],
      ["itx-new-search-page?keyWord=shirt", "search/shirt"],
    ] as const) {
      const answer = await visitor.ask(`${HOME}${path}`)
      expect([answer.status, answer.headers.get("location")]).toEqual([302, `${HOME}${location}`])
    }
  })
})
