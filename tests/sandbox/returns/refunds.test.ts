import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onBothDatabases } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt, numberAt, textAt, unitsLeft, worldWithUnits } from "../checkout/customer.ts"
import { signedIn } from "../wallet/signedIn.ts"
import {
  anAccount,
  requestReturn,
  advanceReturn,
  ADMIN_KEY,
  guestWithOrder,
  registeredWithOrder,
  restPath,
  returned,
  type Returner,
} from "./returner.ts"

const WORLD = worldWithUnits({ "8201-400-3": 400, "8201-400-4": 1, "8202-800-3": 400 })
const anAddress = {
  firstName: "Ana",
  lastName: "Prueba",
  addressLines: ["Calle del Ejemplo 1"],
  city: "Madrid",
  zipCode: "28013",
  countryCode: "ES",
}

onBothDatabases(
  "the refund of a return",
  (shop) => {
    const refund = ({ call, orderId }: Returner, type: string, body: unknown, key?: string) =>
      call(
        "POST",
        `${restPath()}/order/${orderId}/refund?type=${type}`,
        body,
        key === undefined ? {} : { "idempotency-key": key },
      )
    const rma = async ({ call }: Returner) => at((await call("GET", `${restPath()}/rma`)).body, "rmas.0")

    it("F114 fifty concurrent returns of the last unit succeed once, and exchange stock goes to one", async () => {
      const buyer = await guestWithOrder(shop(), { "8202-800-3": 2 })
      await returned(buyer, "8202-800-3")
      const answers = await Promise.all(Array.from({ length: 50 }, () => requestReturn(buyer, "8202-800-3")))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const { body } of answers.filter(({ status }) => status !== 200))
        expect(body).toMatchObject({ key: "_ERR_RETURN_QUANTITY", params: [buyer.catentries.get("8202-800-3"), "0"] })

      const rivals = [
        await guestWithOrder(shop(), { "8201-400-3": 1 }),
        await guestWithOrder(shop(), { "8201-400-3": 1 }),
      ]
      const exchange = (runnerUp: Returner) =>
        requestReturn(runnerUp, "8201-400-3", 1, {
          returnType: "CHANGE",
          changeLines: [{ catentryId: runnerUp.catentries.get("8201-400-3"), quantity: 1, newSku: "8201-400-4" }],
        })
      expect((await Promise.all(rivals.map(exchange))).map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await unitsLeft(shop(), "8201-400-4")).toBe(0)
    }, 60_000)

    it("is refunded to the payment once received, unit by unit the exact price", async () => {
      const buyer = await guestWithOrder(shop(), { "8201-400-3": 1 })
      const id = await returned(buyer, "8201-400-3")
      expect(await rma(buyer)).toMatchObject({ totalAmount: buyer.total, refundedAmount: 0 })
      expect(await advanceReturn(shop(), id, "IN_TRANSIT", "RECEIVED", "REFUNDED")).toEqual([200, 200, 200])
      expect(await rma(buyer)).toMatchObject({
        status: "REFUNDED",
        refundedAmount: buyer.total,
        refunds: [{ amount: buyer.total, destination: { type: "ORIGINAL", maskedNumber: "**** 4242" } }],
      })
    })

    it("is paid once, for any number of requests and sources", async () => {
      const buyer = await guestWithOrder(shop(), { "8202-800-3": 3 })
      const ids = [await returned(buyer, "8202-800-3", 2), await returned(buyer, "8202-800-3")]
      for (const id of ids) await advanceReturn(shop(), id, "IN_TRANSIT", "RECEIVED")
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, () => refund(buyer, "BANK_ACCOUNT", anAccount())),
        ...ids.map((id) => advanceReturn(shop(), id, "REFUNDED")),
        buyer.call("POST", `${restPath()}/manual-transfer`, anAccount()),
      ])
      expect(answers.length).toBe(9)
      const rmas = listAt((await buyer.call("GET", `${restPath()}/rma`)).body, "rmas")
      expect(rmas.map((one) => [textAt(one, "status"), listAt(one, "refunds").length])).toEqual([
        ["REFUNDED", 1],
        ["REFUNDED", 1],
      ])
      expect(rmas.reduce<number>((sum, one) => sum + numberAt(one, "refundedAmount"), 0)).toBe(buyer.total)
    }, 60_000)

    it("goes to the chosen account, address or person; the account is never returned in full", async () => {
      const buyer = await guestWithOrder(shop(), { "8202-800-3": 3 })
      expect((await refund(buyer, "BANK_ACCOUNT", anAccount())).body).toMatchObject({ key: "_ERR_NOTHING_TO_REFUND" })
      const id = await returned(buyer, "8202-800-3")
      const key = randomUUID()
      const waits = await refund(buyer, "BANK_ACCOUNT", anAccount(), key)
      const due = numberAt(await rma(buyer), "totalAmount")
      expect(waits).toMatchObject({
        status: 200,
        body: {
          status: "REGISTERED",
          paidAmount: 0,
          pendingAmount: due,
          destination: { type: "BANK_ACCOUNT", maskedNumber: "**** 1332", beneficiaryName: "Ana Prueba" },
          refunds: [],
        },
      })
      await advanceReturn(shop(), id, "IN_TRANSIT", "RECEIVED")
      expect((await refund(buyer, "BANK_ACCOUNT", anAccount(), key)).body).toEqual(waits.body)
      expect(
        (await refund(buyer, "CONTACT_DETAIL", { contactDetail: { firstName: "Ana", email: "ana@example.org" } })).body,
      ).toMatchObject({ status: "REGISTERED", paidAmount: 0, pendingAmount: due })
      expect((await refund(buyer, "POSTAL_ADDRESS", { postalAddress: anAddress })).body).toMatchObject({
        status: "PAID",
        paidAmount: due,
        pendingAmount: 0,
        refunds: [{ amount: due, destination: { type: "POSTAL_ADDRESS", beneficiaryName: "Ana Prueba" } }],
      })
      expect(await rma(buyer)).toMatchObject({ status: "REFUNDED", refundedAmount: due })
      expect(
        JSON.stringify((await shop().call("GET", "/sandbox/messages", undefined, { "x-admin-key": ADMIN_KEY })).body),
      ).not.toContain("45020005")
    })

    it("goes to the requested destination, and with a guest token to the holder's", async () => {
      const buyer = await guestWithOrder(shop(), { "8202-800-3": 2 })
      const id = await returned(buyer, "8202-800-3", 1, {
        cashReturnForm: { beneficiaryName: "Ana Prueba", pan: "4242424242424242" },
      })
      await advanceReturn(shop(), id, "IN_TRANSIT", "RECEIVED", "REFUNDED")
      expect(at(await rma(buyer), "refunds.0.destination")).toEqual({
        type: "BANK_ACCOUNT",
        maskedNumber: "**** 4242",
        beneficiaryName: "Ana Prueba",
      })
      await returned(buyer, "8202-800-3")
      const guest = await shop().call(
        "POST",
        `${restPath()}/order/${buyer.orderId}/refund-guest?type=BANK_ACCOUNT&guestToken=${buyer.guestToken}`,
        anAccount(),
      )
      expect(guest.body).toMatchObject({ status: "REGISTERED", refunds: [] })
    })

    it("of all orders of a customer is transferred together, or of one named order", async () => {
      const orders = [
        await registeredWithOrder(shop(), { "8202-800-3": 1 }),
        await registeredWithOrder(shop(), { "8201-400-3": 1 }),
      ] as const
      const ids = [await returned(orders[0], "8202-800-3"), await returned(orders[1], "8201-400-3")]
      for (const id of ids) await advanceReturn(shop(), id, "IN_TRANSIT", "RECEIVED")
      const transfer = async (body: unknown) =>
        (await signedIn(shop())).call("POST", `${restPath()}/manual-transfer`, body)
      expect((await transfer({ orderId: orders[0].orderId, ...anAccount() })).body).toMatchObject({
        status: "PAID",
        paidAmount: orders[0].total,
      })
      expect((await transfer(anAccount())).body).toMatchObject({
        status: "PAID",
        paidAmount: orders[1].total,
        refunds: [{}],
      })
      expect((await transfer(anAccount())).body).toMatchObject({ key: "_ERR_NOTHING_TO_REFUND" })
    })

    it("is refused for invalid accounts, each field by name and without its value", async () => {
      const buyer = await guestWithOrder(shop(), { "8202-800-3": 1 })
      await returned(buyer, "8202-800-3")
      const problems = async (changes: Readonly<Record<string, unknown>>, type = "BANK_ACCOUNT") => {
        const { status, body } = await refund(buyer, type, type === "BANK_ACCOUNT" ? anAccount(changes) : changes)
        return [status, ...listAt(body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`)]
      }
      expect(await problems({ accountCode: "ES91 2100 0418 4502 0005 1333" })).toEqual([
        422,
        "bankAccount.accountCode iban",
      ])
      expect(await problems({ accountCode: "ES91 2100 0418" })).toEqual([422, "bankAccount.accountCode iban"])
      expect(await problems({ accountCode: "DE89 3704 0044 0532 0130 00" })).toEqual([
        422,
        "bankAccount.bicCode country",
      ])
      expect(await problems({ bicCode: "CAIX1SBB" })).toEqual([422, "bankAccount.bicCode bic"])
      expect(await problems({ bban: "2100" })).toEqual([422, "bankAccount.bban equal"])
      expect(await problems({ beneficiaryName: " " })).toEqual([422, "bankAccount.beneficiaryName required"])
      expect(await problems({ accountCode: undefined })).toEqual([422, "bankAccount.accountCode required"])
      expect(await problems({ pan: "4242424242424241" })).toEqual([422, "bankAccount.pan luhn"])
      expect(await problems({ holderAddress: { ...anAddress, city: "Drop" } })).toEqual([
        422,
        "bankAccount.holderAddress.city forbiddenWord",
      ])
      expect(await problems({ postalAddress: { ...anAddress, firstName: "" } }, "POSTAL_ADDRESS")).toEqual([
        422,
        "postalAddress.firstName required",
      ])
      expect(await problems({}, "POSTAL_ADDRESS")).toEqual([400, "postalAddress required"])
      expect(await problems({ contactDetail: { firstName: "Ana" } }, "CONTACT_DETAIL")).toEqual([
        422,
        "contactDetail.email required",
      ])
      expect(await problems({ nif: "\u0000" })).toEqual([400, "bankAccount.nif text"])
      expect(await problems({ nif: "12345678Z" })).toEqual([200])
    })
  },
  { world: WORLD, adminKey: ADMIN_KEY },
)
