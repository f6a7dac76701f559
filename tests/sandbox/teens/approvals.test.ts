import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import {
  addToCart,
  at,
  cartPath,
  listAt,
  numberAt,
  orderPath,
  PAID_CARD,
  saveAddress,
  SPAIN,
  testCard,
  textAt,
  worldWithUnits,
} from "../checkout/customer.ts"
import { signedIn, type SignedIn } from "../wallet/signedIn.ts"

const SKU = "8201-400-3"
const ADMIN_KEY = "admin-key-for-tests"
const DAY_MS = 86_400_000
const base = `/itxrest/2/user/store/${SPAIN}`
const EMAIL = { notificationType: ["EMAIL"] }

onBothDatabases(
  "A payment that a sponsor approves",
  (shop) => {
    let teen: SignedIn
    let sponsor: SignedIn
    let teenId: string
    let sponsorId: string
    let card: string
    let orderId: string
    let total: number
    const userIdOf = async (customer: SignedIn) =>
      textAt((await customer.call("POST", `${base}/current-user`)).body, "identity.userId")
    const update = (changes: object, by = sponsor) => by.call("PUT", `${base}/teen/${teenId}`, changes)
    const approve = (amount = total, order = orderId) => update({ approval: { orderId: order, amount } })
    const revoke = () => update({ revokedOrderId: orderId })
    const cards = async (by = teen) => listAt((await by.call("GET", `${base}/wallet/card`)).body, "cards")
    const approvedHash = async () => {
      const approved = (await cards()).find((one) => textAt(one, "hash").startsWith("approval_"))
      return textAt(approved, "hash")
    }
    const pay = (cardHash: string, by = teen) =>
      by.call(
        "POST",
        `${orderPath(orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [{ paymentModeId: "1", cardHash }] }, acceptedPolicies: [1, 2] },
        { "idempotency-key": randomUUID() },
      )
    const latest = async () => at((await teen.call("GET", `${base}/teenSponsor`)).body, "approvals.0")

    /** Fills the teen's cart, with a delivery, and returns its total. */
    const nextOrder = async () => {
      await addToCart(teen, SKU)
      const addressId = await saveAddress(teen)
      orderId = textAt((await teen.call("GET", cartPath())).body, "id")
      const shipping = { shippingMethodId: "standard", kind: "delivery", addressId }
      const chosen = await teen.call("POST", `${orderPath(orderId)}/checkout/shipping`, shipping)
      return numberAt(chosen.body, "totalOrder")
    }

    /** A teen with a sponsor who has a card, and a cart whose payment is requested. */
    beforeEach(async () => {
      shop().clock.advance(40 * DAY_MS)
      teen = await signedIn(shop())
      sponsor = await signedIn(shop(), "business")
      ;[teenId, sponsorId] = [await userIdOf(teen), await userIdOf(sponsor)]
      await sponsor.call("DELETE", `${base}/teen/${teenId}`)
      const saved = await sponsor.call("POST", `${base}/wallet/card`, {
        number: PAID_CARD,
        cvv2: "123",
        holder: "LUIS PRUEBA",
        month: "12",
        year: "2035",
      })
      card = textAt(saved.body, "hash")
      await sponsor.call("POST", `${base}/teen/${teenId}`, { firstName: "Luz", cardHash: card, ...EMAIL })
      await teen.call("POST", `${base}/teenSponsor/${sponsorId}`)
      total = await nextOrder()
      await teen.call("POST", `${base}/payment-request/${sponsorId}`)
    })

    it("is made by the teen on the sponsor's card, once, and is logged for both", async () => {
      const approved = await approve()
      expect(at(approved.body, "orders.0")).toMatchObject({
        orderId,
        total,
        approval: { amount: total, state: "OPEN" },
      })
      expect((await cards()).at(-1)).toMatchObject({ lastDigits: "4242", isDefaultCard: false })
      expect((await cards(sponsor)).some((one) => textAt(one, "hash").startsWith("approval_"))).toBe(false)
      const hash = await approvedHash()
      expect((await pay(hash)).body).toMatchObject({ paymentStatus: expect.stringMatching(/^(?:OK|PENDING-OK)$/u) })
      expect(await latest()).toMatchObject({ state: "USED", log: [{ event: "GRANTED" }, { event: "USED" }] })
      expect((await revoke()).body).toMatchObject({ key: "_ERR_APPROVAL_USED" })
      await nextOrder()
      expect((await pay(hash)).body).toMatchObject({ key: "_ERR_APPROVAL_ENDED" })
    })

    it("is refused above the amount, after a new approval, after two days and for another customer", async () => {
      await approve()
      const hash = await approvedHash()
      expect((await pay(hash, sponsor)).status).toBe(404)
      await addToCart(teen, SKU)
      expect((await pay(hash)).body).toMatchObject({ key: "_ERR_APPROVAL_AMOUNT", params: [String(total)] })
      await approve(total * 3)
      const late = await approvedHash()
      // The new approval replaced the first one.
      expect((await pay(hash)).body).toMatchObject({ key: "_ERR_APPROVAL_ENDED" })
      shop().clock.advance(2 * DAY_MS)
      teen = await signedIn(shop())
      expect((await pay(late)).body).toMatchObject({ key: "_ERR_APPROVAL_ENDED" })
      expect((await cards()).some((one) => textAt(one, "hash").startsWith("approval_"))).toBe(false)
    })

    it("is refused for the teen's next order", async () => {
      await approve()
      const hash = await approvedHash()
      await teen.call(
        "POST",
        `${orderPath(orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard()] }, acceptedPolicies: [1, 2] },
        { "idempotency-key": randomUUID() },
      )
      await nextOrder()
      expect((await pay(hash)).body).toMatchObject({ key: "_ERR_APPROVAL_ENDED" })
      expect(await latest()).toMatchObject({ state: "OPEN" })
    })

    it("is refused once it is revoked, by the sponsor or by ending the relation from either side", async () => {
      await approve()
      const first = await approvedHash()
      expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200])
      expect((await pay(first)).body).toMatchObject({ key: "_ERR_APPROVAL_ENDED" })
      const mails = await shop().call("GET", "/sandbox/messages?recipient=registered@selvedge.example", undefined, {
        "x-admin-key": ADMIN_KEY,
      })
      expect(
        listAt(mails.body, "messages")
          .map((mail) => textAt(mail, "subject"))
          .slice(0, 2),
      ).toEqual(["Se ha anulado una aprobación de pago", "Tu solicitud de pago se ha aprobado"])
      for (const end of [
        () => sponsor.call("DELETE", `${base}/teen/${teenId}`),
        () => teen.call("DELETE", `${base}/teenSponsor/${sponsorId}`),
      ]) {
        await sponsor.call("POST", `${base}/teen/${teenId}`, { cardHash: card, ...EMAIL })
        await teen.call("POST", `${base}/teenSponsor/${sponsorId}`)
        await teen.call("POST", `${base}/payment-request/${sponsorId}`)
        expect((await approve()).status).toBe(200)
        const hash = await approvedHash()
        expect((await end()).status).toBe(204)
        expect((await pay(hash)).body).toMatchObject({ key: "_ERR_APPROVAL_ENDED" })
      }
    })

    it.each([
      ["paying starts first", ["pay", "revoke"]],
      ["revoking starts first", ["revoke", "pay"]],
    ] as const)("is either made or revoked when both happen at the same time, and %s", async (_, order) => {
      await approve()
      const hash = await approvedHash()
      const answers = { pay: 0, revoke: 0 }
      const acts = { pay: () => pay(hash), revoke }
      await Promise.all(order.map(async (act) => (answers[act] = (await acts[act]()).status)))
      const { state } = Object(await latest())
      expect([[answers.pay, answers.revoke, state]]).toEqual([
        // The purchase answers at once (200), or while the bank is asked (202).
        answers.pay < 300 ? [answers.pay, 409, "USED"] : [409, 200, "REVOKED"],
      ])
      // Once the revocation is answered, no payment takes money: the cart stays open, and there is no order.
      if (answers.pay < 300) return
      expect((await pay(hash)).body).toMatchObject({ key: "_ERR_APPROVAL_ENDED" })
      expect((await teen.call("GET", cartPath())).body).toMatchObject({ id: orderId, totalOrder: total })
      expect((await teen.call("GET", orderPath(orderId))).status).toBe(404)
    })

    it("keeps to the limits, needs a request and a card of the sponsor's wallet", async () => {
      expect((await approve(total, "1")).status).toBe(404)
      await update({ orderLimit: total - 1 })
      expect((await approve()).body).toMatchObject({ key: "_ERR_SPENDING_LIMIT", params: [String(total - 1)] })
      await update({ orderLimit: total * 2, monthlyLimit: total + 10 })
      expect((await approve()).status).toBe(200)
      await pay(await approvedHash())
      await nextOrder()
      await teen.call("POST", `${base}/payment-request/${sponsorId}`)
      expect((await approve()).body).toMatchObject({ key: "_ERR_SPENDING_LIMIT", params: ["10"] })
      await update({ monthlyLimit: total * 9, cardHash: "another-card" })
      expect((await approve()).body).toMatchObject({ fields: [{ field: "cardHash", rule: "unknown" }] })
    })

    describe("and a teen", () => {
      it("F170 never approves: not the own order, not by asking to sponsor, and not with a foreign link", async () => {
        const own = await teen.call("PUT", `${base}/teen/${teenId}`, { approval: { orderId, amount: total } })
        const asSponsor = await teen.call("PUT", `${base}/teen/${sponsorId}`, { approval: { orderId, amount: total } })
        expect([own.status, asSponsor.status]).toEqual([404, 404])
        expect((await teen.call("POST", `${base}/teen/4711`, EMAIL)).status).toBe(403)
        expect(
          listAt((await teen.call("GET", `${base}/teenSponsor`)).body, "approvals").some(
            (one) => at(one, "orderId") === orderId && at(one, "state") === "OPEN",
          ),
        ).toBe(false)
      })
    })
  },
  { world: worldWithUnits({ [SKU]: 90 }), adminKey: ADMIN_KEY },
)
