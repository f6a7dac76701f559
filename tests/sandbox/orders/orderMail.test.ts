import { expect, it } from "vitest"
import type { TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import { listAt, pay, readyToPay, SPAIN, textAt, worldWithUnits } from "../checkout/shopper.ts"
import { paidBuyer } from "./buyerFiles.ts"

const SHIRT = "8201-400-3"
const DESK_KEY = "the-desk-key-of-order-mails"
const STAYS_PENDING = "4000000000000077"

/** Mails about one order, the newest first. */
const mailsAbout = async (shop: TestShop, orderId: string) =>
  listAt((await shop.call("GET", "/sandbox/messages?recipient=ana%40example.org", undefined, { "x-desk-key": DESK_KEY })).body, "messages").filter((mail) => textAt(mail, "subject").includes(orderId))

/** The link of a mail. */
const linkIn = (mail: unknown): URL => new URL(/https?:\/\/\S+/.exec(textAt(mail, "text"))?.[0] ?? "none:")

onBothDatabases(
  "The mail about an order",
  (shop) => {
    it("leads a guest back on any device, by the token of the order", async () => {
      const { orderId, guestToken } = await paidBuyer(shop(), { [SHIRT]: 1 })
      const [mail] = await mailsAbout(shop(), orderId)
      expect(textAt(mail, "subject")).toBe(`El pedido ${orderId} está hecho y pagado`)
      const link = linkIn(mail)
      expect([link.pathname, link.searchParams.get("orderId"), link.searchParams.get("guestToken")]).toEqual([`/${SPAIN}/confirmation`, orderId, guestToken])
      const elsewhere = await shop().call("GET", `/itxrest/2/order/store/${SPAIN}/order-guest/${orderId}?suborders=true&guestToken=${link.searchParams.get("guestToken")}`)
      expect(elsewhere.body).toMatchObject({ id: orderId, suborders: [{ isCancellable: true }] })
    })

    it("comes once the payment that was waited for is decided, and not before", async () => {
      const buyer = await readyToPay(shop(), { [SHIRT]: 1 })
      await pay(buyer, { number: STAYS_PENDING })
      expect(await mailsAbout(shop(), buyer.orderId)).toEqual([])
      await shop().call("POST", `/sandbox/orders/${buyer.orderId}/advance`, { status: "PAID" }, { "x-desk-key": DESK_KEY })
      expect((await mailsAbout(shop(), buyer.orderId)).map((mail) => textAt(mail, "subject"))).toEqual([`El pedido ${buyer.orderId} está hecho y pagado`])
    })

    it("of a later step leads to the same page", async () => {
      const { orderId, guestToken } = await paidBuyer(shop(), { [SHIRT]: 1 })
      await shop().call("POST", `/sandbox/orders/${orderId}/advance`, { status: "SHIPPED" }, { "x-desk-key": DESK_KEY })
      const links = (await mailsAbout(shop(), orderId)).map((mail) => linkIn(mail).searchParams.get("guestToken"))
      expect(links).toEqual([guestToken, guestToken])
    })
  },
  { world: worldWithUnits({ [SHIRT]: 500 }), deskKey: DESK_KEY },
)
