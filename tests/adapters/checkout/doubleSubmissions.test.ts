import { expect, it } from "vitest"
import { CARDS, bankPath, visitBank } from "../../sandbox/checkout/bankVisitor.ts"
import {
  at,
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
  type DeliveredBuyer,
} from "../../sandbox/checkout/customer.ts"
import { CheckoutTabs, SHOP_URL } from "../../support/checkout/CheckoutTabs.ts"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"

/**
 * Purchases of each kind and database; `DOUBLE_SUBMISSIONS=200 npx vitest run --project adapters doubleSubmissions`
 * runs a thousand on each.
 */
const EACH = Number(process.env["DOUBLE_SUBMISSIONS"] ?? 2)
const SKU = "8201-800-3"
const UNITS = 8_000

type Way = (tabs: CheckoutTabs, buyer: DeliveredBuyer, shop: TestShop) => Promise<unknown>

/** The ways in which one purchase is sent more than once, each with its card. */
const SCENARIOS: Readonly<Record<string, readonly [card: string, way: Way]>> = {
  "a double click": [PAID_CARD, (tabs) => Promise.all([tabs.pay(0), tabs.pay(0)])],
  "Enter and a click": [
    PAID_CARD,
    async (tabs) => {
      const entered = tabs.pay(0)
      await Promise.resolve()
      await Promise.all([entered, tabs.pay(0)])
    },
  ],
  "two tabs": [PAID_CARD, (tabs) => Promise.all([tabs.pay(0), tabs.pay(1)])],
  "an answer that is lost": [
    PAID_CARD,
    async (tabs) => {
      await tabs.pay(0, ["lost", "unsent", "unsent", "unsent"])
      await tabs.pay(0)
    },
  ],
  "the bank's word against the return": [
    CARDS.redirected,
    async (tabs, buyer, shop) => {
      await tabs.pay(0)
      const { body } = await paymentStatus(buyer)
      await Promise.all([
        visitBank(shop, `${bankPath(body)}/decision`, { decision: "approve", notice: "twice" }),
        tabs.look(0),
        tabs.pay(1),
        paymentStatus(buyer),
      ])
    },
  ],
}

onBothDatabases(
  "One purchase that is sent more than once",
  (shop) => {
    for (const [name, [card, way]] of Object.entries(SCENARIOS)) {
      it(`F83 F84 F90 by ${name} is one order, paid once`, async () => {
        const before = await unitsLeft(shop(), SKU)
        for (let count = 0; count < EACH; count += 1) {
          const buyer = await readyToPay(shop(), { [SKU]: 1 })
          await way(new CheckoutTabs(shop(), buyer, { card }), buyer, shop())
          const { body } = await buyer.guest.call("GET", orderPath(buyer.orderId))
          expect([textAt((await paymentStatus(buyer)).body, "paymentStatus"), textAt(body, "status")]).toEqual([
            "OK",
            "PAID",
          ])
          expect(listAt(body, "payment").map((payment) => numberAt(payment, "amount"))).toEqual([buyer.total])
          expect(at((await buyer.guest.call("GET", `/itxrest/2/order/store/${SPAIN}/order`)).body, "totalCount")).toBe(
            1,
          )
        }
        expect(await unitsLeft(shop(), SKU)).toBe(before - EACH)
      }, 1_800_000)
    }
  },
  { world: worldWithUnits({ [SKU]: UNITS }), publicUrl: SHOP_URL },
)
