import * as fc from "fast-check"
import { expect, it } from "vitest"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"
import { onOneDatabase, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { submit } from "../checkout/bankVisitor.ts"
import {
  listAt,
  numberAt,
  orderPath,
  readyToPay,
  testCard,
  textAt,
  unitsLeft,
  worldWithUnits,
} from "../checkout/customer.ts"
import { buyGiftCards, type GiftCardPayment } from "./boughtGiftCards.ts"
import { projectOrder, type UcpOrder } from "../../support/ucp/projectOrder.ts"
import { openUcpValidator } from "../../support/ucp/validateUcpOrder.ts"
import { ADMIN_KEY, advanceReturn, anAccount, lineOf, requestReturn, restPath, type Returner } from "./returner.ts"

/** Number of histories; `RETURN_HISTORIES=2000 npx vitest run --project sandbox returnHistories` runs as many. */
const HISTORIES = Number(process.env["RETURN_HISTORIES"] ?? 12)
const SKUS = ["8201-400-3", "8202-800-3"] as const
const OTHER_SIZE = "8201-400-4"
/** Fewer than `unitsLeft` asks for. */
const UNITS = 8_500
/** Reason 5 is a fault: its units are not sold again. */
const FAULT = "5"

const invalid = openUcpValidator()

type Sku = (typeof SKUS)[number]
type Status = "REQUESTED" | "IN_TRANSIT" | "RECEIVED" | "REFUNDED" | "ANNULLED"

type Step =
  | { readonly kind: "return"; readonly sku: Sku; readonly quantity: number; readonly isFaulty: boolean }
  | { readonly kind: "exchange"; readonly quantity: number; readonly exchanged: number }
  | { readonly kind: "annul" | "transit" | "receive" | "refund"; readonly which: number }
  | { readonly kind: "refuse"; readonly which: number; readonly units: number }
  | { readonly kind: "bank" }
  | { readonly kind: "cancel" }

/** One return of the model. */
interface ModelReturn {
  readonly id: string
  readonly sku: Sku
  readonly quantity: number
  readonly exchanged: number
  readonly isFaulty: boolean
  /** Minor units that the shop promised; less after a refusal. */
  worth: number
  /** Units refused on receipt: neither sold again nor refunded. */
  refused: number
  status: Status
}

const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("return" as const),
      sku: fc.constantFrom(...SKUS),
      quantity: fc.integer({ min: 1, max: 3 }),
      isFaulty: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("exchange" as const),
      quantity: fc.integer({ min: 1, max: 3 }),
      exchanged: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom("annul" as const, "transit" as const, "receive" as const, "refund" as const),
      which: fc.nat({ max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("refuse" as const),
      which: fc.nat({ max: 4 }),
      units: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: "bank" }, { kind: "cancel" }) },
)

const aHistory = fc.record({
  bought: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
  usesGiftCard: fc.boolean(),
  steps: fc.array(aStep, { minLength: 1, maxLength: 12 }),
})

onOneDatabase(
  "random histories of returns",
  (shop) => {
    const cards: GiftCardPayment[] = []
    const taken = { histories: 0, steps: 0, giftCards: 0 }
    it(
      "never refund more than was paid or return a unit twice, and keep stock and gift cards exact",
      async () => {
        await fc.assert(
          fc.asyncProperty(aHistory, async ({ bought, usesGiftCard, steps }) => {
            if (usesGiftCard && cards.length === 0) cards.push(...(await buyGiftCards(shop())))
            const history = await openHistory(shop(), bought, usesGiftCard ? cards.pop() : undefined)
            const half = Math.ceil(steps.length / 2)
            for (const step of steps.slice(0, half)) await history.take(step)
            const before = await history.project()
            for (const step of steps.slice(half)) await history.take(step)
            await history.check()
            expectContinued(before, await history.project())
            taken.histories += 1
            taken.steps += steps.length
            taken.giftCards += Number(history.paidByGiftCard)
          }),
          { numRuns: HISTORIES, seed: DAILY_SEED, endOnFailure: true },
        )
        process.stdout.write(
          `returns: ${taken.histories} histories, ${taken.steps} steps, ${taken.giftCards} with a gift card\n`,
        )
      },
      HISTORIES * 20_000,
    )
  },
  { world: worldWithUnits({ [SKUS[0]]: UNITS, [SKUS[1]]: UNITS, [OTHER_SIZE]: UNITS }), adminKey: ADMIN_KEY },
)

async function stockOf(shop: TestShop): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {}
  for (const sku of [...SKUS, OTHER_SIZE]) found[sku] = await unitsLeft(shop, sku)
  return found
}

async function giftCardBalance(shop: TestShop, card: GiftCardPayment): Promise<number> {
  const buyer = await readyToPay(shop, { [SKUS[1]]: 1 })
  const { status, body } = await buyer.guest.call("POST", `${orderPath(buyer.orderId)}/card-adjustments`, {
    paymentData: [card],
  })
  return status === 200 ? numberAt(body, "adjustments.0.cardBalance") : 0
}

/** A paid order with a model of its returns; each step compares the shop's answer with the model's. */
async function openHistory(shop: TestShop, bought: readonly [number, number], card: GiftCardPayment | undefined) {
  const stockBefore = await stockOf(shop)
  const balanceBefore = card === undefined ? 0 : await giftCardBalance(shop, card)
  const one = await readyToPay(shop, { [SKUS[0]]: bought[0], [SKUS[1]]: bought[1] })
  const paid = await submit(one, card === undefined ? [testCard()] : [card, testCard()])
  expect([paid.status, paid.body]).toMatchObject([expect.any(Number), { paymentStatus: "OK" }])
  const { body: order } = await one.guest.call("GET", orderPath(one.orderId))
  const giftPart = listAt(order, "payment").reduce<number>(
    (sum, payment) => (textAt(payment, "kind") === "giftcard" ? sum + numberAt(payment, "amount") : sum),
    0,
  )
  const buyer: Returner = {
    call: one.guest.call,
    orderId: one.orderId,
    storeId: one.storeId,
    total: one.total,
    guestToken: "",
    catentries: new Map(listAt(order, "items").map((item) => [textAt(item, "sku"), textAt(item, "catentryId")])),
  }
  const units: Readonly<Record<Sku, number>> = { [SKUS[0]]: bought[0], [SKUS[1]]: bought[1] }
  const returns: ModelReturn[] = []
  const stock: Record<string, number> = { ...stockBefore }
  for (const sku of SKUS) stock[sku] = (stock[sku] ?? 0) - units[sku]
  let isCancelled = false
  let refunded = 0

  const active = () => returns.filter(({ status }) => status !== "ANNULLED")
  const freeUnits = (sku: Sku) =>
    active().reduce((left, entry) => (entry.sku === sku ? left - entry.quantity : left), units[sku])
  const addStock = (sku: string, quantity: number) => {
    stock[sku] = (stock[sku] ?? 0) + quantity
  }

  async function ask(sku: Sku, quantity: number, exchanged: number, isFaulty: boolean): Promise<void> {
    const changes = {
      returnType: "CHANGE",
      changeLines: [{ catentryId: buyer.catentries.get(sku), quantity: exchanged, newSku: OTHER_SIZE }],
    }
    const { status, body } = await requestReturn(buyer, sku, quantity, {
      returnLines: [lineOf(buyer, sku, quantity, isFaulty ? FAULT : "1")],
      ...(exchanged === 0 ? {} : changes),
    })
    const isPossible = !isCancelled && quantity <= freeUnits(sku) && exchanged <= quantity
    expect(status === 200).toBe(isPossible)
    if (!isPossible) return
    addStock(OTHER_SIZE, -exchanged)
    returns.push({
      id: textAt(body, "rmareqId"),
      sku,
      quantity,
      exchanged,
      isFaulty,
      worth: numberAt(body, "refundAmount"),
      refused: 0,
      status: "REQUESTED",
    })
  }

  async function advance(entry: ModelReturn, to: "IN_TRANSIT" | "RECEIVED" | "REFUNDED"): Promise<void> {
    const needed = { IN_TRANSIT: "REQUESTED", RECEIVED: "IN_TRANSIT", REFUNDED: "RECEIVED" } as const
    const isPossible = entry.status === needed[to]
    expect(await advanceReturn(shop, entry.id, to)).toEqual([isPossible ? 200 : 409])
    if (!isPossible) return
    entry.status = to
    if (to === "RECEIVED" && !entry.isFaulty) addStock(entry.sku, entry.quantity)
    if (to === "REFUNDED") refunded += entry.worth
  }

  async function refuse(entry: ModelReturn, units: number): Promise<void> {
    const isPossible = entry.status === "IN_TRANSIT" && entry.exchanged === 0 && units <= entry.quantity
    const refused = { refusedUnits: `${buyer.catentries.get(entry.sku) ?? ""}:${units}` }
    const { status } = await shop.call(
      "POST",
      "/sandbox/returns",
      { storeId: buyer.storeId, rmareqId: entry.id, status: "RECEIVED", ...refused },
      { "x-admin-key": ADMIN_KEY },
    )
    expect(status).toBe(isPossible ? 200 : 409)
    if (!isPossible) return
    entry.status = "RECEIVED"
    entry.refused = units
    if (!entry.isFaulty) addStock(entry.sku, entry.quantity - units)
    const { body } = await buyer.call("GET", `${restPath()}/rma-request/${entry.id}`)
    const worth = numberAt(body, "refundAmount")
    // A unit's share of the paid amount differs by at most one minor unit, that of the delivery too.
    expect(Math.abs(worth - (entry.worth * (entry.quantity - units)) / entry.quantity)).toBeLessThanOrEqual(
      2 * entry.quantity,
    )
    entry.worth = worth
  }

  async function refundToBank(): Promise<void> {
    const open = active().filter(({ status, worth }) => status !== "REFUNDED" && worth > 0)
    const received = open.filter(({ status }) => status === "RECEIVED")
    const { status, body } = await buyer.call(
      "POST",
      `${restPath()}/order/${buyer.orderId}/refund?type=BANK_ACCOUNT`,
      anAccount(),
    )
    expect(status).toBe(open.length === 0 ? 409 : 200)
    if (open.length === 0) return
    expect(numberAt(body, "paidAmount")).toBe(received.reduce((sum, { worth }) => sum + worth, 0))
    for (const entry of received) {
      entry.status = "REFUNDED"
      refunded += entry.worth
    }
  }

  async function take(step: Step): Promise<void> {
    if (step.kind === "return") return ask(step.sku, step.quantity, 0, step.isFaulty)
    if (step.kind === "exchange") return ask(SKUS[0], step.quantity, step.exchanged, false)
    if (step.kind === "bank") return refundToBank()
    if (step.kind === "cancel") {
      const isPossible = !isCancelled && active().length === 0
      const { status } = await buyer.call("DELETE", orderPath(buyer.orderId))
      if (isCancelled) return
      expect(status === 200).toBe(isPossible)
      if (!isPossible) return
      isCancelled = true
      refunded = buyer.total
      for (const sku of SKUS) addStock(sku, units[sku])
      return
    }
    const entry = returns[step.which]
    if (entry === undefined) return
    if (step.kind === "transit") return advance(entry, "IN_TRANSIT")
    if (step.kind === "receive") return advance(entry, "RECEIVED")
    if (step.kind === "refund") return advance(entry, "REFUNDED")
    if (step.kind === "refuse") return refuse(entry, step.units)
    const { status } = await buyer.call("POST", `${restPath()}/rma-request/${entry.id}/annulment`)
    const isPossible = entry.status === "REQUESTED"
    expect(status === 200).toBe(isPossible)
    if (!isPossible) return
    entry.status = "ANNULLED"
    addStock(OTHER_SIZE, entry.exchanged)
  }

  async function check(): Promise<void> {
    expect(refunded).toBeLessThanOrEqual(buyer.total)
    expect(active().reduce((sum, { worth }) => sum + worth, 0)).toBeLessThanOrEqual(buyer.total)
    for (const sku of SKUS) expect(freeUnits(sku)).toBeGreaterThanOrEqual(0)
    const rmas = listAt((await buyer.call("GET", `${restPath()}/rma`)).body, "rmas")
    const paidBack = rmas.reduce<number>((sum, rma) => sum + numberAt(rma, "refundedAmount"), 0)
    expect(isCancelled ? buyer.total : paidBack).toBe(refunded)
    const isComplete =
      SKUS.every((sku) => freeUnits(sku) === 0) && active().every(({ exchanged, refused }) => exchanged + refused === 0)
    if (isComplete) expect(active().reduce((sum, { worth }) => sum + worth, 0)).toBe(buyer.total)
    expect(await stockOf(shop)).toEqual(stock)
    if (card !== undefined)
      expect(await giftCardBalance(shop, card)).toBe(balanceBefore - giftPart + Math.min(giftPart, refunded))
  }

  /** The order in the Universal Commerce Protocol, which must be valid. */
  async function project(): Promise<UcpOrder> {
    const { body } = await buyer.call("GET", orderPath(buyer.orderId))
    const rmas = listAt((await buyer.call("GET", `${restPath()}/rma`)).body, "rmas").toReversed()
    const requests: unknown[] = []
    for (const rma of rmas)
      requests.push((await buyer.call("GET", `${restPath()}/rma-request/${textAt(rma, "rmareqId")}`)).body)
    const projected = projectOrder({ order: body, requests, rmas })
    expect(invalid(projected)).toEqual([])
    const returnedMoney = projected.adjustments
      .filter(({ type }) => type === "refund" || type === "cancellation")
      .reduce((sum, { totals = [] }) => sum + totals.reduce((all, { amount }) => all + amount, 0), 0)
    expect(returnedMoney + refunded).toBe(0)
    for (const { totals = [] } of projected.adjustments)
      for (const { amount } of totals) expect(amount).toBeLessThanOrEqual(0)
    for (const { quantity } of projected.line_items) expect(quantity.total).toBeGreaterThanOrEqual(0)
    return projected
  }

  return { take, check, project, paidByGiftCard: giftPart > 0 }
}

const FINAL = ["completed", "failed"]

/** A later state of an order only appends events and adjustments; a final adjustment never changes again. */
function expectContinued(before: UcpOrder, after: UcpOrder): void {
  expect(after.fulfillment.events.slice(0, before.fulfillment.events.length)).toEqual(before.fulfillment.events)
  for (const adjustment of before.adjustments) {
    const later = after.adjustments.find(({ id }) => id === adjustment.id)
    if (FINAL.includes(adjustment.status)) expect(later).toEqual(adjustment)
    else expect(later).toMatchObject({ id: adjustment.id, type: adjustment.type, occurred_at: adjustment.occurred_at })
  }
}
