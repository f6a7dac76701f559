import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { signedIn } from "../wallet/signedIn.ts"
import {
  testCard,
  addToCart,
  anAddress,
  at,
  cartPath,
  listAt,
  orderPath,
  readyToPay,
  saveAddress,
  SPAIN,
  textAt,
  worldWithUnits,
} from "./customer.ts"

const SKU = "8201-400-3"
const packingWorld = worldWithUnits({ [SKU]: 80 })

onOneDatabase(
  "a purchase with an invoice",
  (shop) => {
    const buy = async (wishes: object) => {
      const { guest, orderId } = await readyToPay(shop(), { [SKU]: 1 })
      const answer = await guest.call(
        "POST",
        `${orderPath(orderId)}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard()] }, ...wishes },
        { "idempotency-key": randomUUID() },
      )
      return { guest, orderId, answer }
    }
    const confirmation = async ({ guest, orderId }: Awaited<ReturnType<typeof buy>>) =>
      (await guest.call("GET", `${orderPath(orderId)}/new-confirmation`)).body

    it("is issued once paid, with the billing name, and shown with the requested options", async () => {
      const bought = await buy({
        invoice: true,
        vatin: "12345678Z",
        customOrderFGID: "FG-7",
        eguiData: { kind: "donation", donationCode: "168" },
      })
      expect(bought.answer.status).toBe(202)
      const body = await confirmation(bought)
      expect(at(body, "order")).toMatchObject({
        invoice: true,
        vatin: "12345678Z",
        customOrderFGID: "FG-7",
        eguiData: { kind: "donation", donationCode: "168" },
      })
      expect(listAt(body, "invoices")).toMatchObject([{ status: "ISSUED", ordersId: [bought.orderId] }])
      expect(at(body, "actions")).not.toContain("INVOICE")
    })

    it("is absent unless requested", async () => {
      const body = await confirmation(await buy({}))
      expect([at(body, "invoices"), at(body, "order.invoice")]).toEqual([undefined, undefined])
      expect(at(body, "actions")).toContain("INVOICE")
    })

    it.each([
      [{ vatin: "12345678A" }, "_ERR_INVOICE_DATA", ["vatin pattern"]],
      [{ vatin: "B12345678" }, "_ERR_INVOICE_DATA", ["vatin pattern"]],
      [{ eguiData: { kind: "carrier", carrier: "AB1" } }, "_ERR_INVOICE_DATA", ["eguiData.carrier pattern"]],
      [{ eguiData: { kind: "company", vatin: "00501502" } }, "_ERR_INVOICE_DATA", ["eguiData.vatin pattern"]],
      [
        { isJoinLife: true, reusableBox: true },
        "_ERR_PACKING_NOT_OFFERED",
        ["isJoinLife offered", "reusableBox offered"],
      ],
    ])("with %j is refused: %s at %j, and the cart stays", async (wishes, key, fields) => {
      const { guest, answer } = await buy(wishes)
      expect([answer.status, at(answer.body, "key")]).toEqual([422, key])
      expect(
        listAt(answer.body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`),
      ).toEqual(fields)
      expect(listAt((await guest.call("GET", cartPath())).body, "items")).toHaveLength(1)
    })

    it("accepts the discounts of its order by their promotion, and refuses others at their place", async () => {
      const { guest, orderId } = await readyToPay(shop(), { [SKU]: 1 })
      const reduced = await guest.call("POST", `${orderPath(orderId)}/promoCode`, { promoCode: "SPRING10" })
      expect(listAt(reduced.body, "adjustment").map((adjustment) => textAt(adjustment, "promotionId"))).toEqual([
        "spring10",
      ])
      const key = randomUUID()
      const submit = (discounts: object, attempt = key) =>
        guest.call(
          "POST",
          `${orderPath(orderId)}/asynccheckout`,
          { paymentBundle: { paymentData: [testCard()] }, ...discounts },
          { "idempotency-key": attempt },
        )
      const refused = await submit({ discountIds: ["spring10", "staff-20"], applyDiscount: true }, randomUUID())
      expect([refused.status, at(refused.body, "key")]).toEqual([422, "_ERR_DISCOUNT_NOT_OFFERED"])
      expect(
        listAt(refused.body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`),
      ).toEqual(["discountIds.1 offered", "applyDiscount offered"])
      expect(listAt((await guest.call("GET", cartPath())).body, "items")).toHaveLength(1)
      expect((await submit({ discountIds: ["spring10"], applyDiscount: false })).body).toMatchObject({
        paymentStatus: "OK",
      })
      expect((await submit({ applyDiscount: false })).body).toMatchObject({ key: "_ERR_IDEMPOTENCY_KEY_REUSED" })
      expect((await submit({ discountIds: ["spring10"] })).body).toMatchObject({ key: "_ERR_IDEMPOTENCY_KEY_REUSED" })
      expect(
        listAt(await confirmation({ guest, orderId, answer: refused }), "order.adjustment").map((adjustment) =>
          textAt(adjustment, "promotionId"),
        ),
      ).toEqual(["spring10"])
    })

    it("of a business client requires a tax number and an invoice email, in the address or beside it", async () => {
      const client = await signedIn(shop(), "business")
      await addToCart({ call: client.call }, SKU)
      const orderId = textAt((await client.call("GET", cartPath())).body, "id")
      const send = async (addressId: string, wishes: object) => {
        await client.call("POST", `${orderPath(orderId)}/checkout/shipping`, {
          shippingMethodId: "standard",
          kind: "delivery",
          addressId,
        })
        return client.call(
          "POST",
          `${orderPath(orderId)}/asynccheckout`,
          { paymentBundle: { paymentData: [testCard()] }, ...wishes },
          { "idempotency-key": randomUUID() },
        )
      }
      const plain = await saveAddress({ call: client.call })
      const refused = await send(plain, {})
      expect([
        refused.status,
        listAt(refused.body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`),
      ]).toEqual([422, ["vatin required", "email2 required"]])
      const company = textAt(
        (
          await client.call("POST", `/itxrest/2/user/store/${SPAIN}/address`, {
            ...anAddress(),
            clientType: "B",
            email2: "facturas@example.org",
            company: { name: "Telar SL", vatin: "B12345674" },
          })
        ).body,
        "id",
      )
      expect((await send(company, { invoice: true })).body).toMatchObject({ paymentStatus: "OK" })
    })
  },
  { world: packingWorld },
)
