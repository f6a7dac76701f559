import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

const HOME = "/10000034/"
const CART = "/itxrest/2/order/store/10000034/cart"
const SKU = "8201-400-3"

let open: ShopInProcess
beforeAll(async () => {
  open = await shopInProcess()
}, 240_000)
afterAll(() => open.close())

const signIn = (visitor: TestVisitor) =>
  visitor.ask(`/integration/oauth2/login?storeId=10000034&redirectUri=${encodeURIComponent(`${HOME}cart`)}`, {
    method: "POST",
    body: new URLSearchParams({
      email: "registered@selvedge.example",
      password: "Selvedge2026",
      redirectUri: `${HOME}cart`,
    }),
  })
const setQuantity = (visitor: TestVisitor, quantity: number) =>
  visitor.ask(CART, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ cartItems: [{ sku: SKU, quantity }] }),
  })
/** The cart page's message to a browser without scripts. */
const textWithoutScripts = async (visitor: TestVisitor) => {
  const html = await (await visitor.ask(`${HOME}cart`)).text()
  return [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, part = ""]) => part).join("")
}
const words = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/<!--.*?-->/g, "")
    .replace(/\s+/g, " ")
    .trim()
const fieldsOf = (html: string) =>
  new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  )

describe("The cart page without scripts", () => {
  it("F56 shows items merged at login and leftover items with their reasons, and offers those by a form", async () => {
    const known = new TestVisitor(open.shop)
    await signIn(known)
    await known.addToCart(HOME, SKU)
    const guest = new TestVisitor(open.shop)
    expect(await textWithoutScripts(guest)).not.toContain("<section")
    await guest.addToCart(HOME, SKU)
    const available = Number(/"unitsAvailable":(\d+)/.exec(await (await guest.ask(CART)).text())?.[1])
    const most = Math.min(available, 99)
    expect((await setQuantity(guest, most)).status).toBe(200)
    await signIn(guest)

    const pageText = await textWithoutScripts(guest)
    expect(words(pageText)).toContain("Artículos que no cabían")
    expect(pageText).toContain(`action="${HOME}cart/items"`)
    const form = fieldsOf(pageText)
    expect([form.get("sku"), form.get("quantity")]).toEqual([SKU, "1"])

    expect((await setQuantity(guest, most - 1)).status).toBe(200)
    const taken = await guest.ask(`${HOME}cart/items`, { method: "POST", body: form })
    expect([taken.status, taken.headers.get("location")]).toEqual([303, `${HOME}cart`])
    expect(await textWithoutScripts(guest)).not.toContain("<section")
    expect(await (await guest.ask(CART)).text()).toContain(`"quantity":${most}`)
  }, 240_000)

  it("adds gift wrap with a message, a gift note, a code and a coupon, each by an ordinary form", async () => {
    const guest = new TestVisitor(open.shop)
    await guest.addToCart(HOME, SKU)
    const post = async (form: string, fields: Record<string, string>) =>
      (await guest.ask(`${HOME}cart/${form}`, { method: "POST", body: new URLSearchParams(fields) })).headers.get(
        "location",
      )
    // Scripts take over the form of a promotion code.
    const shown = await (await guest.ask(`${HOME}cart`)).text()
    const promoForm =
      [...shown.matchAll(/<form[^>]*>.*?<\/form>/gs)]
        .map(([form]) => form)
        .find((form) => form.includes('name="promoCode"') && !form.includes("couponCode")) ?? ""
    for (const attribute of [`action="${HOME}cart/promo"`, 'method="post"'])
      expect(promoForm.slice(0, promoForm.indexOf(">"))).toContain(attribute)
    const pageText = await textWithoutScripts(guest)
    for (const form of ["gift", "card", "coupon"]) expect(pageText).toContain(`action="${HOME}cart/${form}"`)

    expect(await post("gift", { sku: SKU, isWrapped: "on", message: "Para ti" })).toBe(`${HOME}cart`)
    expect(await post("card", { senderName: "Ana", receiverName: "Luis", message: "Felicidades" })).toBe(`${HOME}cart`)
    expect(await post("coupon", { couponCode: "c-5521" })).toBe(`${HOME}cart`)
    expect(JSON.parse(await (await guest.ask(CART)).text())).toMatchObject({
      items: [{ giftPacking: true, giftMessage: "Para ti" }],
      giftInfo: { senderName: "Ana", receiverName: "Luis", message: "Felicidades" },
      promotion: [{ promoCode: "SPRING10" }],
    })
    expect(words(await (await guest.ask(`${HOME}cart`)).text())).toContain("Con envoltorio de regalo Para ti")

    expect(fieldsOf(await textWithoutScripts(guest)).get("remove")).toBe("SPRING10")
    expect(await post("promo", { remove: "SPRING10" })).toBe(`${HOME}cart`)
    expect(await (await guest.ask(CART)).text()).not.toContain("SPRING10")
    expect(await post("promo", { promoCode: "WELCOME10" })).toBe(`${HOME}cart`)
    expect(await (await guest.ask(CART)).text()).toContain("WELCOME10")

    expect(await post("gift", { sku: SKU })).toBe(`${HOME}cart`)
    expect(await post("card", {})).toBe(`${HOME}cart`)
    const left: unknown = JSON.parse(await (await guest.ask(CART)).text())
    expect(left).toMatchObject({ items: [{ giftPacking: false }] })
    expect(left).not.toHaveProperty("giftInfo")
  }, 240_000)

  it("shows why a gift message and a code were refused", async () => {
    const guest = new TestVisitor(open.shop)
    await guest.addToCart(HOME, SKU)
    const page = async (form: string, fields: Record<string, string>) => {
      const answer = await guest.ask(`${HOME}cart/${form}`, { method: "POST", body: new URLSearchParams(fields) })
      return words(await (await guest.ask(answer.headers.get("location") ?? "")).text())
    }
    expect(await page("gift", { sku: SKU, isWrapped: "on", message: "We drop by" })).toContain(
      "Aquí no puedes usar «drop»",
    )
    expect(await page("promo", { promoCode: "NOPE" })).toContain("El código «NOPE» no es válido")
    for (const [form, field] of [
      ["coupon", "couponCode"],
      ["promo", "promoCode"],
    ] as const)
      expect(await page(form, { [field]: " " })).toContain("Revisa los datos e inténtalo de nuevo")
  }, 240_000)
})
