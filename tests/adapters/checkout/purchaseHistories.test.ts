import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { at, cartPath, listAt, numberAt, orderPath, PAID_CARD, paymentStatus, readyToPay, SPAIN, textAt, unitsLeft, worldWithUnits, type Buyer } from "../../sandbox/checkout/shopper.ts"
import { bankPath, CARDS, visitBank } from "../../sandbox/checkout/bankVisitor.ts"
import { BuyingTabs, MISHAPS, SHOP_URL, type Mishap } from "../../support/checkout/BuyingTabs.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"

/** Histories that are walked; `PURCHASE_HISTORIES=5000 npx vitest run --project adapters purchaseHistories` walks as many. */
const HISTORIES = Number(process.env["PURCHASE_HISTORIES"] ?? 60)
const SEED = Number(process.env["PURCHASE_SEED"] ?? Date.now() % 1_000_000)
const SKU = "8201-800-3"
const UNITS = 8_000
const MINUTE = 60_000
const PENDING_FIRST = ["5555555555554444", "4000000000000341", CARDS.staysPending] as const
const NUMBERS = [PAID_CARD, ...PENDING_FIRST, "4000000000000002", "4000000000000119", "4000000000000069", CARDS.redirected, CARDS.posted, CARDS.referred, CARDS.unpaid, CARDS.challenged, CARDS.challengedRefused, CARDS.challengedForEver] as const

type Act =
  | { readonly act: "pay" | "look"; readonly tab: number; readonly mishaps: readonly Mishap[] }
  | { readonly act: "payTwice" | "payInBothTabs" | "payAndLook"; readonly tab: number }
  | { readonly act: "bank"; readonly decision: "approve" | "refuse"; readonly notice: "once" | "twice" | "late" | "never" }
  | { readonly act: "wait"; readonly minutes: number }

const tab = fc.constantFrom(0, 1)
const mishaps = fc.array(fc.constantFrom(...MISHAPS), { maxLength: 4 })
const anAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom("pay" as const, "look" as const), tab, mishaps }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("payTwice" as const, "payInBothTabs" as const, "payAndLook" as const), tab }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("bank" as const), decision: fc.constantFrom("approve" as const, "refuse" as const), notice: fc.constantFrom("once" as const, "twice" as const, "late" as const, "never" as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("wait" as const), minutes: fc.constantFrom(2, 40, 130) }) },
)
const aHistory = fc.record({ number: fc.constantFrom(...NUMBERS), first: mishaps, acts: fc.array(anAct, { maxLength: 7 }) })

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SKU]: UNITS }), publicUrl: SHOP_URL })
}, 60_000)
afterAll(() => shop.sandbox.close())

describe("A purchase", () => {
  it("whatever happens to it is paid once and stands as an order, or is not paid; nobody is shown a success that is none", async () => {
    const counts = { paid: 0, waiting: 0, unpaid: 0 }
    await fc.assert(fc.asyncProperty(aHistory, async ({ number, first, acts }) => {
      const buyer = await readyToPay(shop, { [SKU]: 1 })
      const tabs = new BuyingTabs(shop, buyer, number)
      await tabs.pay(0, first)
      for (const act of acts) await carryOut(tabs, buyer, act)
      counts[await judge(tabs, buyer, number)] += 1
    }), { numRuns: HISTORIES, seed: SEED, interruptAfterTimeLimit: 3_000_000, markInterruptAsFailure: true })
    process.stdout.write(`${HISTORIES} histories of purchases (PURCHASE_SEED=${SEED} repeats them): ${counts.paid} paid once, ${counts.waiting} wait, ${counts.unpaid} are not paid\n`)
    // What waited too long is over, and gives its pieces back.
    shop.clock.advance(80 * 60 * MINUTE)
    expect(await unitsLeft(shop, SKU)).toBe(UNITS - counts.paid)
  }, 3_600_000)
})

async function carryOut(tabs: BuyingTabs, buyer: Buyer, act: Act): Promise<void> {
  switch (act.act) {
    case "pay":
      return void (await tabs.pay(act.tab, act.mishaps))
    case "look":
      return void (await tabs.look(act.tab, act.mishaps))
    case "payTwice":
      return void (await Promise.all([tabs.pay(act.tab), tabs.pay(act.tab)]))
    case "payInBothTabs":
      return void (await Promise.all([tabs.pay(0), tabs.pay(1)]))
    case "payAndLook":
      return void (await Promise.all([tabs.pay(act.tab), tabs.look(act.tab + 1)]))
    case "wait":
      return shop.clock.advance(act.minutes * MINUTE)
    case "bank": {
      const { body } = await paymentStatus(buyer)
      if (at(body, "redirectContext") === undefined && at(body, "challengeContext") === undefined) return
      await visitBank(shop, `${bankPath(body)}/decision`, { decision: act.decision, notice: act.notice })
    }
  }
}

/** Holds what the shop has in the end against what its shopper was shown. */
async function judge({ shown }: BuyingTabs, buyer: Buyer, number: string): Promise<"paid" | "waiting" | "unpaid"> {
  shop.clock.advance(2 * MINUTE)
  let last = await paymentStatus(buyer)
  for (let asked = 0; asked < 4 && textAt(last.body, "paymentStatus").startsWith("PENDING"); asked += 1) last = await paymentStatus(buyer)
  const status = last.status === 404 ? "none" : textAt(last.body, "paymentStatus")
  const order = await buyer.guest.call("GET", orderPath(buyer.orderId))
  const cart = await buyer.guest.call("GET", cartPath())
  const orders = (await buyer.guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order`)).body
  const payments = listAt(order.body, "payment").map((payment) => numberAt(payment, "amount"))
  const isOrder = order.status === 200
  expect(numberAt(orders, "totalCount"), "orders of one purchase").toBe(isOrder ? 1 : 0)
  if (isOrder) {
    expect(payments.reduce((sum, amount) => sum + amount, 0), "what is paid or waited for").toBe(buyer.total)
    expect([textAt(order.body, "status"), status === "OK"], "how the order stands").toEqual(status === "OK" ? ["PAID", true] : ["PENDING", false])
    expect(textAt(cart.body, "id"), "the cart is another").not.toBe(buyer.orderId)
  } else {
    expect(["none", "NOOK", "CHALLENGE", "PENDING-NOOK"], "no order is no payment").toContain(status)
    expect([textAt(cart.body, "id"), numberAt(cart.body, "items.0.quantity")], "the cart is as it was").toEqual([buyer.orderId, 1])
  }
  const isSuccess = shown.some(({ outcome }) => outcome === "confirmed")
  if (isSuccess) expect(isOrder || PENDING_FIRST.some((pending) => pending === number), "a success that was shown is an order").toBe(true)
  if (status !== "OK") return isOrder ? "waiting" : "unpaid"
  return "paid"
}
