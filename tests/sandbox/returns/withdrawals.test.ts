import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import { JAPAN, listAt, numberAt, orderPath, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { ADMIN_KEY, guestWithOrder, restPath, type Returner } from "./returner.ts"

const SKU = "8202-800-3"

onBothDatabases(
  "a withdrawal",
  (shop) => {
    const path = (storeId = SPAIN) => `${restPath(storeId)}/withdrawal`
    const statement = ({ orderId }: Pick<Returner, "orderId">, changes: object = {}) => ({
      name: "Ana Prueba",
      email: "ana@example.org",
      orderReference: orderId,
      ...changes,
    })
    const withdraw = (buyer: Returner, changes: object = {}, key: string = randomUUID()) =>
      buyer.call("POST", path(buyer.storeId), statement(buyer, changes), { "idempotency-key": key })
    const options = async ({ call, orderId, storeId }: Returner) =>
      (await call("GET", `${orderPath(orderId, storeId)}/withdrawal`)).body
    const lineOf = async (buyer: Returner) => textAt(await options(buyer), "lines.0.orderItemId")
    const mailsTo = async (recipient: string) =>
      listAt(
        (await shop().call("GET", "/sandbox/messages", undefined, { "x-admin-key": ADMIN_KEY })).body,
        "messages",
      ).filter((mail) => textAt(mail, "recipient") === recipient)
    const admin = (buyer: Returner, status: string) =>
      shop().call("POST", `/sandbox/orders/${buyer.orderId}/advance`, { status }, { "x-admin-key": ADMIN_KEY })

    it("needs no reason, and gives a receipt with date and time, also by mail", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 3 })
      const before = (await mailsTo("ana@example.org")).length
      const items = [{ orderItemId: await lineOf(buyer), quantity: 2 }]
      const { status, body } = await withdraw(buyer, { items })
      expect([status, body]).toEqual([
        201,
        {
          withdrawalId: expect.any(String),
          receivedAt: new Date(shop().clock.now()).toISOString(),
          isVerified: true,
          orderReference: buyer.orderId,
          email: "ana@example.org",
          items,
        },
      ])
      const mails = await mailsTo("ana@example.org")
      expect(mails).toHaveLength(before + 1)
      expect(mails.map((mail) => textAt(mail, "text")).join("\n")).toContain(textAt(body, "withdrawalId"))
      expect(await options(buyer)).toMatchObject({ isOpen: true, lines: [{ quantity: 1 }], withdrawals: [body] })
      expect(listAt((await buyer.call("GET", `${restPath()}/rma`)).body, "rmas")).toEqual([])
    })

    it("of the same units succeeds once, also at the same time, and repeats its receipt for its key", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 1 })
      const key = randomUUID()
      const first = await withdraw(buyer, {}, key)
      expect((await withdraw(buyer, {}, key)).body).toEqual(first.body)
      expect(await withdraw(buyer, { name: "Eva" }, key)).toMatchObject({
        status: 409,
        body: { key: "_ERR_IDEMPOTENCY_KEY_REUSED" },
      })
      expect(await withdraw(buyer)).toMatchObject({ status: 409, body: { key: "_ERR_WITHDRAWAL_QUANTITY" } })
      const rival = await guestWithOrder(shop(), { [SKU]: 1 })
      const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(rival)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    })

    it("F117 of an unidentified person is accepted, reveals nothing, and only notifies the owner", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 1 })
      const before = (await mailsTo("ana@example.org")).length
      const ask = (orderReference: string, email: string) =>
        shop().call(
          "POST",
          path(),
          { name: "Eva", email, orderReference, statement: "All of it" },
          { "idempotency-key": randomUUID() },
        )
      const [known, unknown] = [
        await ask(buyer.orderId, "eva@example.org"),
        await ask("799999999999", "eva2@example.org"),
      ]
      for (const { status, body } of [known, unknown])
        expect([status, body]).toMatchObject([201, { isVerified: false }])
      expect(Object.keys(known.body ?? {})).toEqual(Object.keys(unknown.body ?? {}))
      expect([(await mailsTo("eva@example.org")).length, (await mailsTo("eva2@example.org")).length]).toEqual([1, 1])
      expect((await mailsTo("ana@example.org")).length).toBe(before + 1)
      expect(await options(buyer)).toMatchObject({ lines: [{ quantity: 1 }], withdrawals: [] })
      const anonymous = await shop().guest(SPAIN)
      expect((await anonymous.call("GET", `${orderPath(buyer.orderId)}/withdrawal`)).status).toBe(404)
    })

    it("F115 is possible until the last second of a working day at the store, also across a clock change", async () => {
      const start = shop().clock.now()
      const moveTo = (moment: number) => shop().clock.advance(moment - shop().clock.now())
      // The fourteenth day after a Friday is a Friday; after a Saturday it is a Saturday, so Monday is the last day.
      const cases = [
        ["2026-02-06T10:00:00Z", "2026-02-20", 23],
        ["2026-02-07T10:00:00Z", "2026-02-23", 23],
        // April 3 is Good Friday, a public holiday in all of Spain; Easter Monday is not.
        ["2026-03-20T10:00:00Z", "2026-04-06", 22],
      ] as const
      for (const [delivered, lastDay, hour] of cases) {
        moveTo(Date.parse(delivered))
        const buyer = await guestWithOrder(shop(), { [SKU]: 2 })
        const token = `?guestToken=${buyer.guestToken}`
        const byToken = {
          ...buyer,
          call: (method: string, where: string, body?: unknown, headers?: Readonly<Record<string, string>>) =>
            shop().call(method, `${where}${token}`, body, headers),
        }
        expect(await options(byToken)).not.toHaveProperty("lastDay")
        await admin(buyer, "SHIPPED")
        await admin(buyer, "DELIVERED")
        expect(await options(byToken)).toMatchObject({ lastDay, isOpen: true })
        const items = [{ orderItemId: await lineOf(byToken), quantity: 1 }]
        const over = Date.parse(`${lastDay}T${hour}:00:00Z`)
        moveTo(over - 1)
        expect((await withdraw(byToken, { items })).body).toMatchObject({ isVerified: true })
        moveTo(over)
        expect(await withdraw(byToken, { items })).toMatchObject({
          status: 409,
          body: { key: "_ERR_WITHDRAWAL_CLOSED", params: [lastDay] },
        })
      }
      moveTo(start)
    })

    it("is refused line by line, for a cancelled order, and in a store without the right", async () => {
      const buyer = await guestWithOrder(shop(), { [SKU]: 1 })
      expect((await withdraw(buyer, { items: [{ orderItemId: "1", quantity: 1 }] })).body).toMatchObject({
        fields: [{ field: "items.0.orderItemId", rule: "unknown" }],
      })
      expect(
        (await withdraw(buyer, { items: [{ orderItemId: await lineOf(buyer), quantity: 2 }] })).body,
      ).toMatchObject({
        key: "_ERR_WITHDRAWAL_QUANTITY",
        params: [expect.any(String), "1"],
      })
      expect((await withdraw(buyer, { name: " " })).body).toMatchObject({ fields: [{ field: "name" }] })
      expect(numberAt(await options(buyer), "lines.0.quantity")).toBe(1)
      await buyer.call("DELETE", orderPath(buyer.orderId))
      expect((await withdraw(buyer)).body).toMatchObject({ key: "_ERR_WITHDRAWAL_CLOSED", params: ["CANCELLED"] })
      const abroad = await guestWithOrder(shop(), { [SKU]: 1 }, JAPAN)
      expect((await withdraw(abroad)).body).toMatchObject({ key: "_ERR_WITHDRAWAL_NOT_AVAILABLE" })
    })
  },
  { world: worldWithUnits({ [SKU]: 400 }), adminKey: ADMIN_KEY },
)
