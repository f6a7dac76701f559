import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { addGiftCard, loadGiftCards, removeGiftCard } from "../../../application/checkout/orderGiftCards.ts"
import { repayOrder } from "../../../application/checkout/repayment/repayOrder.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { CARDS, submit } from "../../sandbox/checkout/bankVisitor.ts"
import { readyToPay, SPAIN, textAt, worldWithUnits } from "../../sandbox/checkout/customer.ts"
import { inSpain, orderId } from "../../support/backend/scopes.ts"
import { euros } from "../../support/builders/euros.ts"
import type { TestGuest } from "../../support/sandbox/onBothDatabases.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { checkoutShop, SKU } from "../../support/sandbox/checkoutShop.ts"

/** Of the sandbox's README: 50 €. */
const FIFTY = { number: "9280 1111 2222 3339", securityCode: "111" }
/** 10 €. */
const TEN = { number: "9280 1111 2222 4444", securityCode: "222" }
const shop = checkoutShop()

/** A browser with its own storage and session. */
const device = ({ token }: TestGuest, { sandbox } = shop()) => {
  const paid: unknown[] = []
  const fetch = async (request: Request) => {
    if (request.url.includes("/asyncrepay")) paid.push(await request.clone().json())
    return sandbox.handle(request)
  }
  const { context, close } = testRoot(inSpain, {
    fetch,
    backendUrl: "http://localhost:4173",
    session: { accessToken: Redacted.make(token), userType: "guest" },
  })
  return { run: Effect.runPromiseWith(context), close, paid }
}

/**
 * A guest's unpaid order, on the device that bought it and on another device of the guest, which opened the order's
 * link.
 */
async function unpaid(quantity = 1, from = shop()) {
  const buyer = await readyToPay(from, { [SKU]: quantity })
  const { body } = await submit(buyer, CARDS.unpaid)
  const own = { isRepay: true }
  return {
    order: orderId(buyer.orderId),
    total: euros(buyer.total),
    own,
    byLink: { ...own, guestToken: Redacted.make(textAt(body, "guestToken")) },
    first: device(buyer.guest, from),
    second: device(await from.guest(SPAIN), from),
  }
}

describe("a gift card that pays a part of an unpaid order", () => {
  it("is shown on another device, removed and added there, and the first device shows the change", async () => {
    const { order, own, byLink, first, second } = await unpaid()
    const added = await first.run(addGiftCard(order, FIFTY, undefined, own))
    expect(await second.run(loadGiftCards(order, byLink))).toEqual(added)
    expect(await second.run(removeGiftCard(order, added.adjustments[0]?.cardHash ?? "", added, byLink))).toMatchObject({
      adjustments: [],
    })
    expect(await first.run(loadGiftCards(order, own))).toMatchObject({ adjustments: [] })
    const again = await second.run(addGiftCard(order, FIFTY, undefined, byLink))
    expect(await first.run(loadGiftCards(order, own))).toEqual(again)
  })

  it("also pays its part when the order is paid there with a provider's payment method", async () => {
    // This card is used by no other test.
    const own = await openTestShop({ world: worldWithUnits({ [SKU]: 3 }) })
    const { order, total, own: here, byLink, first, second } = await unpaid(3, own)
    const added = await first.run(addGiftCard(order, TEN, undefined, here))
    const known = await second.run(loadGiftCards(order, byLink))
    expect(known).toEqual(added)
    const session = await second.run(
      PaymentGateway.use((gateway) => gateway.createKlarnaSession(order, byLink.guestToken)),
    )
    expect([session.amount, session.categories[1]?.id]).toEqual([total, "pay_later"])
    const payment = { by: "token", methodId: "5", of: "session", token: session.token, category: "pay_later" } as const
    const giftCards = added.adjustments.map(({ cardHash, amount }) => ({
      by: "giftCard" as const,
      methodId: "2",
      cardHash,
      amount,
    }))
    const decision = {
      orderId: order,
      totalOrder: total,
      guestToken: Redacted.value(byLink.guestToken),
      giftCards,
      payment,
    }
    await second.run(Effect.provide(repayOrder(decision, { tries: 1, interval: Duration.zero }), TestClock.layer()))
    const { body } = await own.call(
      "GET",
      `/itxrest/2/order/store/${SPAIN}/order/${order}/payment-status?repay=1&guestToken=` +
        `${Redacted.value(byLink.guestToken)}`,
    )
    expect(body).toMatchObject({ paymentStatus: "REDIRECT" })
    expect(second.paid).toMatchObject([
      {
        paymentCode: "pay_later",
        paymentBundle: { paymentData: [{ amount: 1000 }, { amount: added.remaining.minorUnits }] },
      },
    ])
    await own.sandbox.close()
  })

  it("F117 is neither shown to nor changed by other customers", async () => {
    const { order, own, first, second } = await unpaid()
    const added = await first.run(addGiftCard(order, FIFTY, undefined, own))
    for (const question of [own, { ...own, guestToken: Redacted.make("AAAAAAAAAAAAAAAAAAAAAA") }, {}]) {
      expect(await second.run(loadGiftCards(order, question))).toBeUndefined()
      expect(await second.run(Effect.flip(addGiftCard(order, FIFTY, undefined, question)))).toMatchObject({
        reason: { _tag: "NotFound" },
      })
    }
    expect(
      await second.run(Effect.flip(PaymentGateway.use((gateway) => gateway.createKlarnaSession(order)))),
    ).toMatchObject({ reason: { _tag: "NotFound" } })
    expect(await first.run(loadGiftCards(order, own))).toEqual(added)
  })

  it("of a cart is shown after a reload, and a removed one stays removed", async () => {
    const buyer = await readyToPay(shop(), { [SKU]: 3 })
    const order = orderId(buyer.orderId)
    const added = await device(buyer.guest).run(addGiftCard(order, FIFTY, undefined))
    const ten = await device(buyer.guest).run(addGiftCard(order, TEN, undefined))
    expect(ten.adjustments).toHaveLength(2)
    const off = await device(buyer.guest).run(removeGiftCard(order, added.adjustments[0]?.cardHash ?? "", ten))
    const reloaded = await device(buyer.guest).run(loadGiftCards(order))
    expect(reloaded).toEqual(off)
    expect(reloaded?.adjustments.map(({ amount }) => amount.minorUnits > 0)).toEqual([false, true])
  })
})
