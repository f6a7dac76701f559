import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import { runSimultaneously } from "../../support/sandbox/runSimultaneously.ts"
import { openTestShop, type ShopAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { databaseIn } from "../../support/sandbox/privatePostgres.ts"
import { register } from "../account/customer.ts"
import { submit } from "../checkout/bankVisitor.ts"
import {
  testCard,
  addToCart,
  cartPath,
  JAPAN,
  listAt,
  numberAt,
  orderPath,
  pay,
  readyToPay,
  SPAIN,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import { requestReturn, guestWithOrder } from "../returns/returner.ts"
import { customerWithOrder } from "../account/customerWithOrder.ts"

const SKU = "8201-800-3"
/** From the sandbox's README; ¥8000. */
const GIFT_CARD = { paymentModeId: "2", number: "9280111122223339", cvv2: "111" }

let databaseUrl = ""
let shop: TestShop
beforeAll(async () => {
  const shared = process.env["SHARED_POSTGRES_FOLDER"]
  if (shared === undefined) throw new Error("Install PostgreSQL to run this test.")
  databaseUrl = await databaseIn(shared)
  shop = await openTestShop({
    databaseUrl,
    world: worldWithUnits({ "8201-400-3": 9, [SKU]: 400, "8201-800-4": 40, "8202-800-3": 40 }),
  })
}, 60_000)
afterAll(async () => {
  await shop.sandbox.close()
  // Counted when a connection ends. A deadlock is retried, but with enough callers the retries run out.
  expect(await deadlocks(), "deadlocks of all the tests above").toBe(0)
})

async function deadlocks(): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ readonly deadlocks: string }>(
      "select deadlocks from pg_stat_database where datname = current_database()",
    )
    return Number(rows[0]?.deadlocks)
  } finally {
    await client.end()
  }
}

const statuses = (answers: readonly ShopAnswer[]) => answers.map(({ status }) => status).sort()

/** Submits the login form with a guest's session; returns the session of the account. */
async function signIn(guestToken: string, logon: string): Promise<string> {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    origin: "http://localhost:4173",
    authorization: `Bearer ${guestToken}`,
  }
  const body = new URLSearchParams({ email: logon, password: "Selvedge2026", redirectUri: `/${SPAIN}/` })
  const answer = await shop.sandbox.handle(
    new Request(`http://localhost:4173/integration/oauth2/login?storeId=${SPAIN}`, { method: "POST", headers, body }),
  )
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("access_token@")) ?? ""
  return decodeURIComponent(cookie.split(";")[0]?.split("=").slice(1).join("=") ?? "")
}

/** The remaining rows of an account, and how many of them contain personal data. */
async function leftOf(userId: number): Promise<object> {
  const storage = await openStorage({ databaseUrl })
  try {
    const { db } = storage
    const addresses = await db.selectFrom("address").select("address_id").where("user_id", "=", userId).execute()
    const lines = await db
      .selectFrom("cart_line")
      .innerJoin("cart", "cart.cart_id", "cart_line.cart_id")
      .select("sku")
      .where("cart.user_id", "=", userId)
      .where("cart.state", "=", "open")
      .execute()
    const orders = await db
      .selectFrom("customer_order")
      .innerJoin("cart", "cart.cart_id", "customer_order.order_id")
      .select("document")
      .where("cart.user_id", "=", userId)
      .execute()
    return {
      addresses: addresses.length,
      lines: lines.length,
      orders: orders.length,
      named: orders.filter(({ document }) => document.includes("Ana")).length,
    }
  } finally {
    await storage.close()
  }
}

describe("of two callers that have both read before either writes", () => {
  it("F55 one fills the cart, and the other is refused as full", async () => {
    const guest = await shop.guest(SPAIN)
    for (const sku of ["8201-400-3", SKU]) await addToCart(guest, sku)
    const answers = await runSimultaneously(databaseUrl, "cart", [
      () => addToCart(guest, "8201-800-4"),
      () => addToCart(guest, "8202-800-3"),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 11,
      key: "_ERR_MAX_PRODUCTS_SHOPCART",
      params: ["3"],
    })
    expect(listAt((await guest.call("GET", cartPath())).body, "items")).toHaveLength(3)
  })

  it("F57 both are logged in, and the guest's items are in the account's cart once", async () => {
    const { logon } = await register(shop)
    const guest = await shop.guest(SPAIN)
    await addToCart(guest, SKU, 2)
    const tokens = await runSimultaneously(databaseUrl, "cart", [
      () => signIn(guest.token, logon),
      () => signIn(guest.token, logon),
    ])
    expect(tokens.filter((token) => token === "")).toEqual([])
    for (const token of tokens) {
      const { body } = await shop.call("GET", cartPath(), undefined, { authorization: `Bearer ${token}` })
      expect(listAt(body, "items").map((item) => [textAt(item, "sku"), numberAt(item, "quantity")])).toEqual([[SKU, 2]])
    }
  })

  it("F74 the payment buys the displayed cart, or reports the other change", async () => {
    for (const isPayingFirst of [true, false]) {
      const buyer = await readyToPay(shop, { [SKU]: 1 })
      const calls = [() => pay(buyer), () => addToCart(buyer.guest, "8201-800-4")]
      const answers = await runSimultaneously(databaseUrl, "cart", isPayingFirst ? calls : calls.toReversed())
      const [paid, added] = isPayingFirst ? answers : answers.toReversed()
      expect(added?.status).toBe(200)
      if (paid?.status === 202)
        expect((await buyer.guest.call("GET", orderPath(buyer.orderId))).body).toMatchObject({
          totalOrder: buyer.total,
          items: [{ sku: SKU }],
        })
      else expect(paid?.body).toMatchObject({ key: "_ERR_TOTAL_CHANGED" })
      expect(textAt((await buyer.guest.call("GET", cartPath())).body, "id") === buyer.orderId).toBe(
        paid?.status === 409,
      )
    }
  })

  it("F107 gift card payments never exceed the balance", async () => {
    const one = await readyToPay(shop, { [SKU]: 1 }, JAPAN)
    const two = await readyToPay(shop, { [SKU]: 1 }, JAPAN)
    const amount = 5_000
    const answers = await runSimultaneously(
      databaseUrl,
      "gift_card_account",
      [one, two].map((buyer) => () => submit(buyer, [{ ...GIFT_CARD, amount }, testCard()])),
    )
    expect(statuses(answers)).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ key: "_ERR_GIFT_CARD_BALANCE" })
  })

  it("F109 a code counts once, in any spelling", async () => {
    for (const table of ["cart", "cart_promotion"]) {
      const guest = await shop.guest(SPAIN)
      const orderId = textAt((await addToCart(guest, SKU, 2)).body, "id")
      const answers = await runSimultaneously(
        databaseUrl,
        table,
        ["WELCOME10", "ｗｅｌｃｏｍｅ10 "].map(
          (promoCode) => () => guest.call("POST", `${orderPath(orderId)}/promoCode`, { promoCode }),
        ),
      )
      expect(statuses(answers)).toEqual([200, 200])
      expect(listAt((await guest.call("GET", cartPath())).body, "promotion")).toHaveLength(1)
    }
  })

  it("F114 one returns the last units, and the other is told that none is left", async () => {
    for (const table of ["return_request", "return_unit"]) {
      const buyer = await guestWithOrder(shop, { "8201-400-3": 1, [SKU]: 2 })
      const answers = await runSimultaneously(
        databaseUrl,
        table,
        [1, 2].map(() => () => requestReturn(buyer, SKU, 2)),
      )
      expect(statuses(answers)).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        key: "_ERR_RETURN_QUANTITY",
        params: [buyer.catentries.get(SKU), "0"],
      })
    }
  })

  it("F120 an account is deleted, and its purchase is a complete order or none", async () => {
    for (const [table, isDeletedFirst] of [
      ["cart", false],
      ["customer", true],
    ] as const) {
      const { customer, calls } = await customerWithOrder(shop, SKU, "Calle del Rastro")
      const answers = await runSimultaneously(databaseUrl, table, isDeletedFirst ? calls : calls.toReversed())
      const [deleted, paid, ...others] = isDeletedFirst ? answers : answers.toReversed()
      expect(deleted?.status).toBe(204)
      expect([202, 401, 404, 409]).toContain(paid?.status)
      expect(others.filter(({ status }) => status !== 200 && status !== 401 && status !== 409)).toEqual([])
      expect((await customer.call("GET", cartPath())).status).toBe(401)
      expect(await leftOf(Number(customer.userId))).toEqual({
        addresses: 0,
        lines: 0,
        orders: paid?.status === 202 ? 1 : 0,
        named: 0,
      })
    }
  })
})
