import { describe, expect, it, onTestFinished } from "vitest"
import { seededRandom } from "../../../contracts/sandbox/world/imagery/seededRandom.ts"
import { CARDS } from "../../sandbox/checkout/bankVisitor.ts"
import { PAID_CARD, SPAIN, worldWithUnits } from "../../sandbox/checkout/customer.ts"
import { readSoldUnits, unitsInStock } from "../../support/checkout/readSoldUnits.ts"
import { PersistentCustomer, type CustomerKnowledge, type Wish } from "../../support/checkout/PersistentCustomer.ts"
import { type Fate, faultProxy, type FaultProxyOptions } from "../../support/http/faultProxy.ts"
import { runsOnPgliteToday } from "../../support/sandbox/onBothDatabases.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"
import { servedShop } from "../../support/sandbox/servedShop.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"

/**
 * `PURCHASES_UNDER_FAULTS=500 FAULT_DELAY_MS=300 npx vitest run --project adapters faultyConnections` runs as many on
 * each database.
 */
const PURCHASES = Number(process.env["PURCHASES_UNDER_FAULTS"] ?? 11)
const DELAY_MILLIS = Number(process.env["FAULT_DELAY_MS"] ?? 1)
const RESET_SHARE = 0.3
const RESETS = ["unsent", "cutRequest", "lostAnswer", "cutAnswer"] as const satisfies readonly Fate[]
/** Number of concurrent customers. */
const AT_ONCE = 22
const SKU = "8201-800-3"
const UNITS = 8_000

/**
 * Cards of the purchases: most are approved at once, some slowly; some are refused at once, slowly or after doubt; some
 * succeed at the second try or never.
 */
const PAID_WITH: readonly Pick<Wish, "card" | "again">[] = [
  { card: PAID_CARD },
  { card: PAID_CARD },
  { card: PAID_CARD },
  { card: PAID_CARD },
  { card: "5555555555554444" },
  { card: "5555555555554444" },
  { card: "4000000000000002" },
  { card: "4000000000000341" },
  { card: "4000000000000119" },
  { card: CARDS.unpaid, again: PAID_CARD },
  { card: CARDS.unpaid },
]
const wishes = (count: number): readonly Wish[] =>
  Array.from({ length: count }, (_, index) => ({
    sku: SKU,
    units: 1 + (index % 2),
    ...(PAID_WITH[index % PAID_WITH.length] ?? { card: PAID_CARD }),
  }))

/** Number of purchases by outcome, and the final content of the tables. */
async function sellThrough(options: FaultProxyOptions, databaseUrl: string | undefined, wanted: readonly Wish[]) {
  const shop = await servedShop(worldWithUnits({ [SKU]: UNITS }), databaseUrl)
  const proxy = await faultProxy(shop.url, options)
  const waiting = [...wanted]
  const knowledge: CustomerKnowledge[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let wish = waiting.pop(); wish !== undefined; wish = waiting.pop())
        knowledge.push(await new PersistentCustomer(proxy.url, wish).buy())
    }),
  )
  await proxy.close()
  const seen = await shop.closeAndLook(async (storage) => ({
    sold: await readSoldUnits(storage),
    left: await unitsInStock(storage, SPAIN, SKU),
  }))
  return { records: knowledge, met: proxy.met, ...seen }
}

/** Compares each customer's knowledge with the tables, and the orders with the stock. */
function judge({
  records: knowledge,
  sold,
  left,
}: Awaited<ReturnType<typeof sellThrough>>): Readonly<Record<CustomerKnowledge["outcome"], number>> {
  const counts = { paid: 0, unpaid: 0, leftUnpaid: 0 }
  for (const {
    wish: { units },
    orderId,
    outcome,
    total,
  } of knowledge) {
    counts[outcome] += 1
    const byOutcome = {
      paid: { order: "PAID", total, taken: [total] },
      leftUnpaid: { order: "PENDING", total, taken: [] },
      unpaid: { order: null, total: 0, taken: [] },
    }
    expect(sold.get(orderId)).toEqual({ orderId, units, ...byOutcome[outcome] })
  }
  const orders = [...sold.values()].filter(({ order }) => order !== null)
  expect(orders).toHaveLength(counts.paid + counts.leftUnpaid)
  expect(left).toBe(UNITS - orders.reduce((units, order) => units + order.units, 0))
  return counts
}

/** Locks and transactions among interrupted requests: on both databases. */
function interruptedPurchases(database: () => Promise<string | undefined>): void {
  it("F42 F84 F87 with three of ten connections reset is paid once or unpaid, as its customer knows", async () => {
    const random = seededRandom(DAILY_SEED)
    const fate = (): Fate =>
      random() < RESET_SHARE ? (RESETS[Math.floor(random() * RESETS.length)] ?? "unsent") : "whole"
    const seen = await sellThrough({ fate, delayMillis: DELAY_MILLIS }, await database(), wishes(PURCHASES))
    const { paid, unpaid, leftUnpaid } = judge(seen)
    expect(paid + unpaid + leftUnpaid).toBe(PURCHASES)
    const { whole, unsent, cutRequest, lostAnswer, cutAnswer } = seen.met
    const sum = (count: (one: CustomerKnowledge) => number) =>
      seen.records.reduce((total, one) => total + count(one), 0)
    process.stdout.write(
      `${PURCHASES} purchases over ${whole + unsent + cutRequest + lostAnswer + cutAnswer} ` +
        `connections (TEST_SEED=${DAILY_SEED}, ${DELAY_MILLIS} ms of delay), reset before, in, after ` +
        `the request and in the answer: ${unsent}, ${cutRequest}, ${lostAnswer}, ${cutAnswer}; ${paid} ` +
        `paid once, ${unpaid} refused, ${leftUnpaid} stand unpaid, 0 unknown, 0 double; ` +
        `${sum(({ presses }) => presses)} times pressed again, ` +
        `${sum(({ unknownOutcomes }) => unknownOutcomes)} times in doubt\n`,
    )
    expect(unsent + cutRequest + lostAnswer + cutAnswer).toBeGreaterThan(PURCHASES)
  }, 3_600_000)
}

function repeatedRequests(database: () => Promise<string | undefined>): void {
  it("F42 whose every response is lost after the shop has processed it is made once", async () => {
    const lost = new Map<string, number>()
    const fate = (request: string): Fate => {
      const token = /authorization: (\S+ \S+)/i.exec(request)?.[1] ?? ""
      const what = /^POST \S*\/(cart|asynccheckout|asyncrepay)\b/.exec(request)?.[1]
      if (what === undefined || token === "") return "whole"
      const times = (lost.get(`${what} ${token}`) ?? 0) + 1
      lost.set(`${what} ${token}`, times)
      // Additions report at the end: only they know which of them the shop has.
      return what === "cart" && times > 2 ? "whole" : "lostAnswer"
    }
    const seen = await sellThrough({ fate }, await database(), wishes(PAID_WITH.length))
    expect(judge(seen)).toEqual({ paid: 7, unpaid: 3, leftUnpaid: 1 })
    expect(seen.met.lostAnswer).toBeGreaterThanOrEqual(PAID_WITH.length * 3)
  }, 600_000)

  it.each(["repeated", "doubled"] as const)(
    "F43 whose every request arrives twice (%s) has the effect of one",
    async (fate) => {
      const seen = await sellThrough({ fate: () => fate }, await database(), wishes(PAID_WITH.length))
      expect(judge(seen)).toEqual({ paid: 7, unpaid: 3, leftUnpaid: 1 })
      expect(seen.met[fate]).toBeGreaterThanOrEqual(PAID_WITH.length * 6)
    },
    600_000,
  )
}

if (runsOnPgliteToday("interrupted purchases"))
  describe("A purchase, on PGlite,", () => interruptedPurchases(async () => undefined))

describe("A purchase, on PostgreSQL,", () => {
  const database = async () => {
    const { databaseUrl, close } = await newDatabase(true)
    if (databaseUrl === undefined) throw new Error("Install PostgreSQL to run this test.")
    onTestFinished(close)
    return databaseUrl
  }
  interruptedPurchases(database)
  repeatedRequests(database)
})
