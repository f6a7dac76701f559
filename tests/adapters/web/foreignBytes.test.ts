import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ShopInProcess } from "../../support/web/shopInProcess.ts"
import { shopInProcess, TestVisitor } from "../../support/web/shopInProcess.ts"

/** Customers of two stores and three languages, each kind with an item of its own. */
const KINDS = [
  { home: "/10000034/", sku: "8201-400-3", product: "Camisa Óxford" },
  { home: "/10000034/", sku: "8202-800-3", product: "Camisa de lino" },
  { home: "/10000034/-1/", sku: "8201-800-4", product: "Oxford shirt" },
  { home: "/10000081/", sku: "8201-800-3", product: "オックスフォードシャツ" },
] as const
/** Customers of each kind, each with a different quantity in their own cart. */
const OF_EACH = 10
const VISITS = 500
/** Five hundred concurrent pages take seconds on an idle machine, and longer than a page's limit on a busy one. */
const TIMEOUT_MILLIS = 90_000
const NONCE = /nonce="[^"]*"/g

interface Customer {
  readonly visitor: TestVisitor
  readonly kind: (typeof KINDS)[number]
  /** The quantity in their cart, which no other customer's page has. */
  readonly mark: string
}

let open: ShopInProcess
const customers: Customer[] = []
beforeAll(async () => {
  open = await shopInProcess(undefined, undefined, { pageBudgetMillis: TIMEOUT_MILLIS, isInMemory: true })
  for (let number = 0; number < OF_EACH * KINDS.length; number += 1) {
    const kind = KINDS[number % KINDS.length] ?? KINDS[0]
    const visitor = new TestVisitor(open.shop)
    await visitor.addToCart(kind.home, kind.sku)
    const cart: { readonly id: string } = await (
      await visitor.ask(`/itxrest/2/order/store/${kind.home.slice(1, 9)}/cart`)
    ).json()
    customers.push({ visitor, kind, mark: cart.id })
  }
}, TIMEOUT_MILLIS)
afterAll(() => open.close())

/** The cart page of one customer, without the parts that change with each response. */
async function cartPage({ visitor, kind: { home } }: Customer): Promise<string> {
  const answer = await visitor.ask(`${home}cart`)
  if (answer.status !== 200) throw new Error(`The cart page answered ${answer.status}`)
  return (await answer.text()).replace(NONCE, "nonce")
}

describe("Customers whose carts are rendered concurrently", () => {
  it(
    "F54 F15 get the same page as alone, five hundred times: no byte of another's, of another store, or of a token",
    async () => {
      const alone = new Map<Customer, string>()
      for (const customer of customers) alone.set(customer, await cartPage(customer))
      for (const [{ kind, mark }, page] of alone) {
        expect(KINDS.filter(({ product }) => page.includes(product))).toEqual([kind])
        expect(customers.filter((other) => page.includes(other.mark)).map((other) => other.mark)).toEqual([mark])
      }
      const visits = Array.from({ length: VISITS }, (_, visit) => customers[(visit * 7) % customers.length]).filter(
        (customer) => customer !== undefined,
      )
      const answers = await Promise.all(visits.map(async (customer) => ({ customer, page: await cartPage(customer) })))
      const pages = answers.map(({ page }) => page)
      const foreign = answers.filter(({ customer, page }) => page !== alone.get(customer)).map(({ page }) => page)
      process.stdout.write(
        `F54 ${VISITS} pages of ${customers.length} shoppers at once: ${foreign.length} with a foreign byte\n`,
      )
      expect(foreign).toEqual([])
      const secrets = customers.flatMap(({ visitor }) => visitor.secrets)
      expect(secrets.length).toBeGreaterThanOrEqual(2 * customers.length)
      expect(secrets.filter((secret) => pages.some((page) => page.includes(secret)))).toEqual([])
    },
    TIMEOUT_MILLIS,
  )
})
