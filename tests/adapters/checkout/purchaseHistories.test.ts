import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  at,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  PAID_CARD,
  paymentStatus,
  readyToPay,
  SPAIN,
  textAt,
  unitsLeft,
  worldWithUnits,
  type Buyer,
} from "../../sandbox/checkout/customer.ts"
import { bankPath, CARDS, visitBank } from "../../sandbox/checkout/bankVisitor.ts"
import {
  CheckoutTabs,
  CALL_FAULTS,
  SHOP_URL,
  type GiftPart,
  type PaymentChoice,
  type CallFault,
} from "../../support/checkout/CheckoutTabs.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"

/** Number of histories; `PURCHASE_HISTORIES=5000 npx vitest run --project adapters purchaseHistories` runs as many. */
const HISTORIES = Number(process.env["PURCHASE_HISTORIES"] ?? 20)
const SKU = "8201-800-3"
const PRODUCT = "510001"
const PRICES = [3_995, 4_295, 2_995] as const
const UNITS = 8_000
const MINUTE = 60_000
const ADMIN_HEADERS = { "x-admin-key": "the-admin-key-of-this-test" }
/** Of the sandbox's README; it pays one cent of each purchase, so that it lasts. */
const GIFT_CARD = { number: "9280111122223339", code: "111" }

const REFUSED = ["4000000000000002", "4000000000000119", "4000000000000069"] as const
const PENDING_FIRST = ["5555555555554444", "4000000000000341", CARDS.staysPending] as const
const NUMBERS = [
  PAID_CARD,
  ...PENDING_FIRST,
  ...REFUSED,
  CARDS.redirected,
  CARDS.posted,
  CARDS.referred,
  CARDS.unpaid,
  CARDS.challenged,
  CARDS.challengedRefused,
  CARDS.challengedForEver,
]
const METHODS: readonly PaymentChoice[] = [
  { methodId: "3" },
  { methodId: "4", bankId: "dike" },
  { methodId: "6" },
  { methodId: "7" },
  { methodId: "8" },
]

type Act =
  | { readonly act: "pay" | "look" | "lookAgain"; readonly tab: number; readonly mishaps: readonly CallFault[] }
  | { readonly act: "payTwice" | "payInBothTabs" | "payAndLook" | "payAgainAndPay"; readonly tab: number }
  | { readonly act: "payAgain"; readonly tab: number; readonly card: string; readonly mishaps: readonly CallFault[] }
  | { readonly act: "scanRequired"; readonly tab: number; readonly isLast: boolean }
  | {
      readonly act: "bank"
      readonly decision: "approve" | "refuse"
      readonly notice: "once" | "twice" | "late" | "never"
    }
  | { readonly act: "reprice"; readonly price: number }
  | { readonly act: "cancel" }
  | { readonly act: "wait"; readonly minutes: number }

const tab = fc.constantFrom(0, 1)
const callFaults = fc.array(fc.constantFrom(...CALL_FAULTS), { maxLength: 4 })
const anAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom("pay" as const, "look" as const, "lookAgain" as const),
      tab,
      mishaps: callFaults,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom(
        "payTwice" as const,
        "payInBothTabs" as const,
        "payAndLook" as const,
        "payAgainAndPay" as const,
      ),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("payAgain" as const),
      tab,
      card: fc.constantFrom(...NUMBERS),
      mishaps: callFaults,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("scanRequired" as const), tab, isLast: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant("bank" as const),
      decision: fc.constantFrom("approve" as const, "refuse" as const),
      notice: fc.constantFrom("once" as const, "twice" as const, "late" as const, "never" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("reprice" as const), price: fc.constantFrom(...PRICES) }) },
  { weight: 1, arbitrary: fc.constant({ act: "cancel" as const }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("wait" as const), minutes: fc.constantFrom(2, 40, 130) }) },
)
const paymentChoices: fc.Arbitrary<PaymentChoice> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS).map((card) => ({ card })) },
  { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
)
const aHistory = fc.record({
  means: paymentChoices,
  withGiftCard: fc.boolean(),
  repriced: fc.option(fc.constantFrom(...PRICES), { freq: 3 }),
  first: callFaults,
  acts: fc.array(anAct, { maxLength: 8 }),
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    world: worldWithUnits({ [SKU]: UNITS }),
    publicUrl: SHOP_URL,
    adminKey: ADMIN_HEADERS["x-admin-key"],
  })
}, 60_000)
afterAll(() => shop.sandbox.close())

describe("A purchase", () => {
  it("with any history is paid once and has an order, or is not paid, and no false success is shown", async () => {
    const counts = { paid: 0, cancelled: 0, waiting: 0, unpaid: 0 }
    const onCard = await giftBalance()
    let byGiftCard = 0
    await fc.assert(
      fc.asyncProperty(aHistory, async ({ means: wanted, withGiftCard, repriced, first, acts }) => {
        await reprice(PRICES[0])
        const buyer = await readyToPay(shop, { [SKU]: 1 })
        const gift = withGiftCard ? await aCentOfGiftCard(buyer) : undefined
        const tabs = new CheckoutTabs(shop, buyer, wanted, gift)
        if (repriced !== null) await reprice(repriced)
        await tabs.pay(0, first)
        // After the price changed, the customer agrees to the current total.
        if (tabs.agreed.length > 1) await tabs.pay(0)
        for (const act of acts) await carryOut(tabs, buyer, act)
        const mayWait =
          "methodId" in wanted ||
          [...acts.flatMap((act) => (act.act === "payAgain" ? [act.card] : [])), wanted.card].some((card) =>
            PENDING_FIRST.some((pending) => pending === card),
          )
        const { ended, gift: ofGiftCard } = await judge(tabs, buyer, mayWait)
        counts[ended] += 1
        if (ended === "paid") byGiftCard += ofGiftCard
      }),
      { numRuns: HISTORIES, seed: DAILY_SEED, interruptAfterTimeLimit: 3_000_000, markInterruptAsFailure: true },
    )
    process.stdout.write(
      `${HISTORIES} histories of purchases (TEST_SEED=${DAILY_SEED} repeats them): ${counts.paid} ` +
        `paid once, ${counts.cancelled} paid and given back, ${counts.waiting} wait, ${counts.unpaid} ` +
        `are not paid\n`,
    )
    // An expired payment releases its items and its gift card amounts.
    shop.clock.advance(80 * 60 * MINUTE)
    expect(await unitsLeft(shop, SKU)).toBe(UNITS - counts.paid)
    expect(await giftBalance(), "what is left on the gift card").toBe(onCard - byGiftCard)
  }, 3_600_000)
})

async function carryOut(tabs: CheckoutTabs, buyer: Buyer, act: Act): Promise<void> {
  switch (act.act) {
    case "pay":
      return void (await tabs.pay(act.tab, act.mishaps))
    case "look":
      return void (await tabs.look(act.tab, act.mishaps))
    case "lookAgain":
      return void (await tabs.look(act.tab, act.mishaps, true))
    case "payTwice":
      return void (await Promise.all([tabs.pay(act.tab), tabs.pay(act.tab)]))
    case "payInBothTabs":
      return void (await Promise.all([tabs.pay(0), tabs.pay(1)]))
    case "payAndLook":
      return void (await Promise.all([tabs.pay(act.tab), tabs.look(act.tab + 1)]))
    case "payAgain":
      return void (await tabs.repayOrder(act.tab, act.card, act.mishaps))
    case "payAgainAndPay":
      return void (await Promise.all([tabs.repayOrder(act.tab, PAID_CARD), tabs.pay(act.tab + 1)]))
    case "scanRequired":
      return void (await tabs.scan(act.tab, act.isLast))
    case "reprice":
      return reprice(act.price)
    case "cancel":
      return void (await buyer.guest.call("DELETE", orderPath(buyer.orderId)))
    case "wait":
      return shop.clock.advance(act.minutes * MINUTE)
    case "bank": {
      const { body } = await paymentStatus(buyer)
      if (["redirectContext", "challengeContext", "qr"].every((name) => at(body, name) === undefined)) return
      await visitBank(shop, `${bankPath(body)}/decision`, { decision: act.decision, notice: act.notice })
    }
  }
}

const reprice = async (price: number): Promise<void> => {
  const body = { storeId: SPAIN, productId: PRODUCT, price }
  const { status } = await shop.call("POST", "/sandbox/prices", body, ADMIN_HEADERS)
  expect(status).toBeLessThan(300)
}

const giftBalance = async (): Promise<number> =>
  numberAt(
    (
      await (
        await shop.guest(SPAIN)
      ).call("POST", `/itxrest/2/user/store/${SPAIN}/wallet/gift-card/balance`, {
        number: GIFT_CARD.number,
        cvv: GIFT_CARD.code,
      })
    ).body,
    "balance",
  )

/** Pays one cent of an order with a gift card; nothing where the card is empty. */
async function aCentOfGiftCard({ guest, orderId }: Buyer): Promise<GiftPart | undefined> {
  const path = `${orderPath(orderId)}/card-adjustments`
  const added = await guest.call("POST", path, {
    paymentData: [{ paymentModeId: "2", number: GIFT_CARD.number, cvv2: GIFT_CARD.code }],
  })
  if (added.status !== 200) return undefined
  const cardHash = textAt(added.body, "adjustments.0.cardHash")
  await guest.call("PUT", path, { paymentData: [{ paymentModeId: "2", cardHash, amount: 1 }] })
  return { cardHash, amount: 1 }
}

/** Compares the shop's final state with the outcome its customer was shown. */
async function judge(
  { shown, agreed }: CheckoutTabs,
  buyer: Buyer,
  mayWait: boolean,
): Promise<{ readonly ended: "paid" | "cancelled" | "waiting" | "unpaid"; readonly gift: number }> {
  shop.clock.advance(2 * MINUTE)
  let last = await paymentStatus(buyer)
  for (let asked = 0; asked < 4 && textAt(last.body, "paymentStatus").startsWith("PENDING"); asked += 1)
    last = await paymentStatus(buyer)
  const status = last.status === 404 ? "none" : textAt(last.body, "paymentStatus")
  const order = await buyer.guest.call("GET", orderPath(buyer.orderId))
  const cart = await buyer.guest.call("GET", cartPath())
  const orders = (await buyer.guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order`)).body
  const payments = listAt(order.body, "payment").map((payment) => numberAt(payment, "amount"))
  const isOrder = order.status === 200
  const orderStatus = textAt(order.body, "status")
  expect(numberAt(orders, "totalCount"), "orders of one purchase").toBe(isOrder ? 1 : 0)
  if (isOrder) {
    expect(agreed, "a total that was agreed to").toContain(numberAt(order.body, "totalOrder"))
    expect(
      payments.reduce((sum, amount) => sum + amount, 0),
      "what is paid or waited for",
    ).toBe(numberAt(order.body, "totalOrder"))
    if (orderStatus !== "CANCELLED")
      expect([orderStatus, status === "OK"], "how the order stands").toEqual(
        status === "OK" ? ["PAID", true] : ["PENDING", false],
      )
    const refunded = listAt(order.body, "refunds").reduce<number>((sum, refund) => sum + numberAt(refund, "amount"), 0)
    expect([0, orderStatus === "CANCELLED" ? numberAt(order.body, "totalOrder") : 0], "what was given back").toContain(
      refunded,
    )
    expect(textAt(cart.body, "id"), "the cart is another").not.toBe(buyer.orderId)
  } else {
    expect(["none", "NOOK", "CHALLENGE", "PENDING-NOOK"], "no order is no payment").toContain(status)
    expect([textAt(cart.body, "id"), numberAt(cart.body, "items.0.quantity")], "the cart is as it was").toEqual([
      buyer.orderId,
      1,
    ])
  }
  const isSuccess = shown.some(({ outcome }) => outcome === "paid")
  if (isSuccess) expect(isOrder || mayWait, "a success that was shown is an order").toBe(true)
  const gift = listAt(order.body, "payment").reduce<number>(
    (sum, payment) => sum + (textAt(payment, "kind") === "giftcard" ? numberAt(payment, "amount") : 0),
    0,
  )
  if (orderStatus === "CANCELLED") return { ended: "cancelled", gift }
  if (status !== "OK") return { ended: isOrder ? "waiting" : "unpaid", gift }
  return { ended: "paid", gift }
}
