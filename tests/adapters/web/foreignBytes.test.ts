import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

/** Shoppers of two stores and three languages, each with a piece of their own. */
const SHOPPERS = [
  { home: "/10000034/", sku: "8201-400-3", product: "Camisa Óxford" },
  { home: "/10000034/", sku: "8202-800-3", product: "Camisa de lino" },
  { home: "/10000034/-1/", sku: "8201-800-4", product: "Oxford shirt" },
  { home: "/10000081/", sku: "8201-800-3", product: "オックスフォードシャツ" },
] as const
const VISITS = 500
/** Five hundred pages take seconds on an idle machine. */
const PATIENCE_MILLIS = 90_000
const NONCE = /nonce="[^"]*"/g

let open: ShopInProcess
const visitors: TestVisitor[] = []
beforeAll(async () => {
  open = await shopInProcess()
  for (const { home, sku } of SHOPPERS) {
    const visitor = new TestVisitor(open.shop)
    await visitor.addToCart(home, sku)
    visitors.push(visitor)
  }
})
afterAll(() => open.close())

/** The cart page of one shopper, without what changes from answer to answer. */
async function cartPage(shopper: number): Promise<string> {
  const answer = await visitors[shopper]?.ask(`${SHOPPERS[shopper]?.home ?? ""}cart`)
  if (answer?.status !== 200) throw new Error(`The cart page answered ${answer?.status}`)
  return (await answer.text()).replace(NONCE, "nonce")
}

describe("Shoppers whose carts are rendered at once", () => {
  it("F54 F15 get the very page they get alone, five hundred times: no byte of another's, of another store, or of a token", async () => {
    const alone: string[] = []
    for (const shopper of SHOPPERS.keys()) alone.push(await cartPage(shopper))
    SHOPPERS.forEach(({ product }, shopper) => {
      expect(alone.map((page) => page.includes(product))).toEqual(SHOPPERS.map((_, other) => other === shopper))
    })
    const visits = Array.from({ length: VISITS }, (_, visit) => visit % SHOPPERS.length)
    const pages = await Promise.all(visits.map(cartPage))
    const foreign = pages.filter((page, visit) => page !== alone[visits[visit] ?? -1])
    process.stdout.write(`F54 ${VISITS} pages of ${SHOPPERS.length} shoppers at once: ${foreign.length} with a foreign byte\n`)
    expect(foreign).toEqual([])
    const secrets = visitors.flatMap((visitor) => visitor.secrets)
    expect(secrets.length).toBeGreaterThanOrEqual(2 * SHOPPERS.length)
    expect(secrets.filter((secret) => pages.some((page) => page.includes(secret)))).toEqual([])
  }, PATIENCE_MILLIS)
})
