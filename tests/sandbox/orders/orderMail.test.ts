import { expect, it } from "vitest"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { CARDS, decide, repay } from "../checkout/bankVisitor.ts"
import { listAt, pay, readyToPay, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { paidBuyer } from "./buyerFiles.ts"

const SHIRT = "8201-400-3"
const ADMIN_KEY = "the-admin-key-of-order-mails"
const MINUTE = 60_000
const STAYS_PENDING = "4000000000000077"

/** Emails about one order, newest first. */
const mailsAbout = async (shop: TestShop, orderId: string) =>
  listAt(
    (await shop.call("GET", "/sandbox/messages?recipient=ana%40example.org", undefined, { "x-admin-key": ADMIN_KEY }))
      .body,
    "messages",
  ).filter((mail) => textAt(mail, "subject").includes(orderId))

/** The link of an email. */
const linkIn = (mail: unknown): URL => new URL(/https?:\/\/\S+/.exec(textAt(mail, "text"))?.[0] ?? "none:")

onOneDatabase(
  "the email about an order",
  (shop) => {
    it("links to the order by its token, for a guest on any device", async () => {
      const { orderId, guestToken } = await paidBuyer(shop(), { [SHIRT]: 1 })
      const [mail] = await mailsAbout(shop(), orderId)
      expect(textAt(mail, "subject")).toBe(`Tu pedido ${orderId} está confirmado`)
      const link = linkIn(mail)
      expect([link.pathname, [...link.searchParams]]).toEqual([
        `/${SPAIN}/orders/${orderId}`,
        [["guestToken", guestToken]],
      ])
      const elsewhere = await shop().call(
        "GET",
        `/itxrest/2/order/store/${SPAIN}/order-guest/${orderId}?suborders=true` +
          `&guestToken=${link.searchParams.get("guestToken")}`,
      )
      expect(elsewhere.body).toMatchObject({ id: orderId, suborders: [{ isCancellable: true }] })
    })

    it("is sent once the pending payment is decided, and not before", async () => {
      const buyer = await readyToPay(shop(), { [SHIRT]: 1 })
      await pay(buyer, { number: STAYS_PENDING })
      expect(await mailsAbout(shop(), buyer.orderId)).toEqual([])
      await shop().call(
        "POST",
        `/sandbox/orders/${buyer.orderId}/advance`,
        { status: "PAID" },
        { "x-admin-key": ADMIN_KEY },
      )
      expect((await mailsAbout(shop(), buyer.orderId)).map((mail) => textAt(mail, "subject"))).toEqual([
        `Tu pedido ${buyer.orderId} está confirmado`,
      ])
    })

    it("of an unpaid order has the deadline and the repayment link, and is sent once", async () => {
      const buyer = await readyToPay(shop(), { [SHIRT]: 1 })
      const { body } = await pay(buyer, { number: CARDS.unpaid })
      await repay(buyer, "4000000000000002")
      const mails = await mailsAbout(shop(), buyer.orderId)
      expect(mails.map((mail) => textAt(mail, "subject"))).toEqual([`Completa el pago de tu pedido ${buyer.orderId}`])
      const until = new Intl.DateTimeFormat("es", {
        timeZone: "Europe/Madrid",
        hour: "numeric",
        minute: "2-digit",
      }).format(shop().clock.now() + 30 * MINUTE)
      expect(textAt(mails[0], "text")).toContain(until)
      const link = linkIn(mails[0])
      expect([link.pathname, link.searchParams.get("orderId"), link.searchParams.get("guestToken")]).toEqual([
        `/${SPAIN}/repayment`,
        buyer.orderId,
        textAt(body, "guestToken"),
      ])
      expect((await repay(buyer, "4242424242424242")).body).toMatchObject({ paymentStatus: "OK" })
      expect((await mailsAbout(shop(), buyer.orderId)).map((mail) => textAt(mail, "subject"))).toEqual([
        `Tu pedido ${buyer.orderId} está confirmado`,
        `Completa el pago de tu pedido ${buyer.orderId}`,
      ])
    })

    it("of a customer at the bank waits ten minutes or for a refusal, and is void once paid or cancelled", async () => {
      const atBank = async () => {
        const buyer = await readyToPay(shop(), { [SHIRT]: 1 })
        return { buyer, answer: (await pay(buyer, { number: CARDS.redirected })).body }
      }
      const subjects = async (orderId: string) =>
        (await mailsAbout(shop(), orderId)).map((mail) => textAt(mail, "subject"))
      const [left, paid, abandoned, refused] = [await atBank(), await atBank(), await atBank(), await atBank()]
      const orderId = left.buyer.orderId
      expect(await subjects(orderId)).toEqual([])
      await decide(shop(), paid.answer, "approve")
      await decide(shop(), abandoned.answer, "refuse")
      await decide(shop(), (await repay(refused.buyer, CARDS.redirected)).body, "refuse")
      expect(await subjects(refused.buyer.orderId)).toEqual([`Completa el pago de tu pedido ${refused.buyer.orderId}`])
      shop().clock.advance(10 * MINUTE)
      expect(await subjects(orderId)).toEqual([`Completa el pago de tu pedido ${orderId}`])
      expect(await subjects(abandoned.buyer.orderId)).toEqual([])
      expect(await subjects(paid.buyer.orderId)).toEqual([`Tu pedido ${paid.buyer.orderId} está confirmado`])
    })

    it("of a later step links to the same page", async () => {
      const { orderId, guestToken } = await paidBuyer(shop(), { [SHIRT]: 1 })
      await shop().call(
        "POST",
        `/sandbox/orders/${orderId}/advance`,
        { status: "SHIPPED" },
        { "x-admin-key": ADMIN_KEY },
      )
      const links = (await mailsAbout(shop(), orderId)).map((mail) => linkIn(mail).searchParams.get("guestToken"))
      expect(links).toEqual([guestToken, guestToken])
    })
  },
  { world: worldWithUnits({ [SHIRT]: 500 }), adminKey: ADMIN_KEY },
)
