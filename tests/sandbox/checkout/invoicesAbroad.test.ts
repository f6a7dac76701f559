import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { MEXICO, TAIWAN, worldAbroad } from "../../support/sandbox/worldAbroad.ts"
import { fetchFile, textLinesOf } from "../orders/buyerFiles.ts"
import { abroad } from "./abroad.ts"
import { testCard, at, listAt, orderPath, textAt } from "./customer.ts"

onOneDatabase(
  "an invoice abroad",
  (shop) => {
    const buy = async (storeId: string, wishes: object, bill: object = {}) => {
      const buyer = await abroad(shop(), storeId, bill)
      const { guest, orderId } = buyer
      const answer = await guest.call(
        "POST",
        `${orderPath(orderId, storeId)}/asynccheckout`,
        { paymentBundle: { paymentData: [testCard()] }, ...wishes },
        { "idempotency-key": randomUUID() },
      )
      return { ...buyer, answer }
    }
    const confirmation = async ({ guest, orderId, storeId }: Awaited<ReturnType<typeof buy>>) =>
      (await guest.call("GET", `${orderPath(orderId, storeId)}/new-confirmation`)).body
    const refusedAt = ({ answer }: Awaited<ReturnType<typeof buy>>) => [
      answer.status,
      at(answer.body, "key"),
      listAt(answer.body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`),
    ]

    it("of Mexico requires a CFDI use and contains it with the RFC", async () => {
      const bought = await buy(
        MEXICO,
        { invoice: true, vatin: "GODE561231GR8" },
        { taxCode: "GODE561231GR8", taxRegime: "612", colony: "Roma Norte", municipality: "Cuauhtémoc" },
      )
      expect(bought.answer.status).toBe(202)
      const body = await confirmation(bought)
      expect(at(body, "order")).toMatchObject({ invoice: true, vatin: "GODE561231GR8" })
      expect(at(body, "invoices")).toBeUndefined()
      expect(at(body, "actions")).toContain("INVOICE")
      const path = `${orderPath(bought.orderId, MEXICO)}/electronic-invoice`
      expect((await bought.guest.call("POST", path, { usoCFDI: "gastos" })).status).toBe(400)
      const made = await bought.guest.call("POST", path, { usoCFDI: "G03" })
      expect(made.body).toMatchObject({
        invoiceNumber: expect.stringMatching(new RegExp(`^${MEXICO}-2026-\\d{6}$`)),
        usoCFDI: "G03",
        totals: { currencyCode: "MXN", total: bought.total },
      })
      const pdfText = await textLinesOf(
        await fetchFile(
          shop(),
          bought.guest.token,
          `${orderPath(bought.orderId, MEXICO)}/invoice/${textAt(made.body, "invoiceId")}?languageId=-1`,
        ),
      )
      for (const word of ["GODE561231GR8", "CFDI", "G03", "IVA16%"]) expect(pdfText).toContain(word)
      expect(at(await confirmation(bought), "actions")).not.toContain("INVOICE")
    })

    it.each(["GODE561331GR8", "GOD561231GR", "12345678Z"])("of Mexico is refused for the RFC %s", async (vatin) => {
      expect(refusedAt(await buy(MEXICO, { invoice: true, vatin }))).toEqual([
        422,
        "_ERR_INVOICE_DATA",
        ["vatin pattern"],
      ])
    })

    it.each([
      [{ kind: "member" }],
      [{ kind: "carrier", carrier: "/ABC.123" }],
      [{ kind: "carrier", carrier: "AB12345678901234" }],
      [{ kind: "donation", donationCode: "168001" }],
      [{ kind: "company", vatin: "04595257", companyName: "織機有限公司" }],
    ])("of Taiwan is stored as %j", async (eguiData) => {
      const bought = await buy(TAIWAN, { invoice: true, eguiData, isJoinLife: true })
      expect(bought.answer.status).toBe(202)
      const body = await confirmation(bought)
      expect(at(body, "order")).toMatchObject({ invoice: true, eguiData, isJoinLife: true })
      expect(listAt(body, "invoices")).toMatchObject([
        { status: "ISSUED", totals: { currencyCode: "TWD", total: bought.total } },
      ])
    })

    it.each([
      [{ kind: "carrier", carrier: "/abc.123" }, "eguiData.carrier pattern"],
      [{ kind: "carrier" }, "eguiData.carrier pattern"],
      [{ kind: "donation", donationCode: "12" }, "eguiData.donationCode pattern"],
      [{ kind: "company", vatin: "04595258" }, "eguiData.vatin pattern"],
    ])("of Taiwan is refused as %j", async (eguiData, problem) => {
      expect(refusedAt(await buy(TAIWAN, { invoice: true, eguiData }))).toEqual([422, "_ERR_INVOICE_DATA", [problem]])
    })
  },
  { world: worldAbroad },
)
