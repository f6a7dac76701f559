import { expect, it } from "vitest"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, JAPAN, listAt, orderPath, readyToPay, SPAIN, textAt, worldWithUnits } from "../checkout/customer.ts"
import { fetchFile, paidBuyer, textLinesOf } from "./buyerFiles.ts"

const SHIRT = "8201-400-3"
const WORLD = worldWithUnits({ [SHIRT]: 500 })
const rest = `/itxrest/2/order/store/${SPAIN}`
const CUSTOMER = { name: "Ana", surnames: "Prueba", vat: "00000000-T", countryISO: "ES", email: "ana@example.org" }
const numberIn = (body: unknown): number => Number(textAt(body, "invoiceNumber").split("-")[2])

onOneDatabase(
  "an invoice",
  (shop) => {
    const asked = (orderId: string, storeId = SPAIN) => ({
      path: `${orderPath(orderId, storeId)}/electronic-invoice`,
      body: { usoCFDI: "G03" },
    })
    const invoiced = async () => {
      const buyer = await paidBuyer(shop(), { [SHIRT]: 1 })
      const { path, body } = asked(buyer.orderId)
      return { buyer, answer: await buyer.guest.call("POST", path, body) }
    }
    const ticketOf = async () => {
      const buyer = await paidBuyer(shop(), { [SHIRT]: 1 })
      const found = await buyer.guest.call("POST", `${rest}/order-search`, {
        sourceType: "ONLINE",
        orderId: buyer.orderId,
      })
      return { buyer, ticketData: at(found.body, "ticketData") }
    }

    it("has consecutive numbers per store and year, for concurrent and refused requests", async () => {
      const first = numberIn((await invoiced()).answer.body)
      const buyers = await Promise.all(Array.from({ length: 8 }, () => paidBuyer(shop(), { [SHIRT]: 1 })))
      const answers = await Promise.all(
        buyers.flatMap(({ guest, orderId }) =>
          [1, 2, 3].map(() => guest.call("POST", asked(orderId).path, asked(orderId).body)),
        ),
      )
      const made = answers.filter(({ status }) => status === 201).map(({ body }) => numberIn(body))
      expect(made.sort((one, other) => one - other)).toEqual(Array.from({ length: 8 }, (_, index) => first + 1 + index))
      expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => at(body, "key")))).toEqual(
        new Set(["_ERR_INVOICE_EXISTS"]),
      )
      expect(numberIn((await invoiced()).answer.body)).toBe(first + 9)
    })

    it("has numbers per store, and amounts that add up", async () => {
      const buyer = await paidBuyer(shop(), { [SHIRT]: 1 }, JAPAN)
      const { path, body } = asked(buyer.orderId, JAPAN)
      const answer = await buyer.guest.call("POST", path, body)
      expect(answer.body).toMatchObject({
        invoiceNumber: `${JAPAN}-2026-000001`,
        status: "ISSUED",
        ordersId: [buyer.orderId],
        usoCFDI: "G03",
        totals: { total: buyer.total, currencyCode: "JPY" },
      })
      expect(Number(at(answer.body, "totals.net")) + Number(at(answer.body, "totals.tax"))).toBe(buyer.total)
    })

    it("requires a paid and active order", async () => {
      const { guest, orderId } = await paidBuyer(shop(), { [SHIRT]: 1 })
      await guest.call("DELETE", orderPath(orderId))
      const refused = await guest.call("POST", asked(orderId).path, asked(orderId).body)
      expect([refused.status, at(refused.body, "key")]).toEqual([409, "_ERR_ORDER_NOT_INVOICEABLE"])
      expect((await guest.call("POST", asked(orderId).path, { usoCFDI: "g3" })).status).toBe(400)
      const cart = await readyToPay(shop(), { [SHIRT]: 1 })
      expect((await cart.guest.call("POST", asked(cart.orderId).path, asked(cart.orderId).body)).status).toBe(404)
    })

    it("is never changed: a correction replaces it with the next number", async () => {
      const { buyer, answer } = await invoiced()
      const path = `${rest}/invoice/${textAt(answer.body, "invoiceId")}`
      const company = {
        customerData: {
          companyName: "Empresa de Prueba SL",
          vat: "B-00000000",
          countryISO: "ES",
          email: "ana@example.org",
        },
      }
      const corrections = await Promise.all([1, 2, 3].map(() => buyer.guest.call("PUT", path, company)))
      expect(corrections.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const made = corrections.find(({ status }) => status === 200)
      expect(made?.body).toMatchObject({ replaces: textAt(answer.body, "invoiceNumber"), status: "ISSUED" })
      expect(numberIn(made?.body)).toBe(numberIn(answer.body) + 1)
      const listed = await shop().call(
        "GET",
        `${rest}/order-guest/${buyer.orderId}/invoice?guestToken=${buyer.guestToken}`,
      )
      expect(listAt(listed.body, "invoices")).toMatchObject([
        { status: "ISSUED" },
        { status: "REPLACED", replacedBy: at(made?.body, "invoiceNumber") },
      ])
      const old = await textLinesOf(
        await fetchFile(
          shop(),
          buyer.guest.token,
          `${orderPath(buyer.orderId)}/invoice/${textAt(answer.body, "invoiceId")}?languageId=-1`,
        ),
      )
      expect(old).toContain(`Replacedby${textAt(made?.body, "invoiceNumber")}`)
    })

    it("is a PDF in the language of the call, with a safe file name (F116)", async () => {
      const { buyer, answer } = await invoiced()
      const path = `${orderPath(buyer.orderId)}/invoice/${textAt(answer.body, "invoiceId")}`
      const file = await fetchFile(shop(), buyer.guest.token, `${path}?languageId=-5`)
      expect([file.status, file.mediaType, file.disposition]).toEqual([
        200,
        "application/pdf",
        `attachment; filename="${textAt(answer.body, "invoiceNamePDF")}"`,
      ])
      const pdfText = await textLinesOf(file)
      for (const word of [
        "Factura",
        "CamisaÓxford",
        "39,95€",
        "IVA21%",
        "Prueba",
        textAt(answer.body, "invoiceNumber"),
      ])
        expect(pdfText).toContain(word)
      for (const [wish, name] of [
        ["../../etc/passwd", "etc-passwd.pdf"],
        ['a"b\r\nSet-Cookie: x', "a-b-Set-Cookie-x.pdf"],
        ["請求書", `${textAt(answer.body, "invoiceNumber")}.pdf`],
        ["enero.PDF", "enero.PDF"],
      ] as const) {
        expect(
          (await fetchFile(shop(), buyer.guest.token, `${path}?fileName=${encodeURIComponent(wish)}`)).disposition,
        ).toBe(`attachment; filename="${name}"`)
      }
    })

    it("F117 is private: file, list and correction", async () => {
      const { buyer, answer } = await invoiced()
      const other = await shop().guest(SPAIN)
      const id = textAt(answer.body, "invoiceId")
      expect((await fetchFile(shop(), other.token, `${orderPath(buyer.orderId)}/invoice/${id}`)).status).toBe(404)
      expect((await fetchFile(shop(), "", `${orderPath(buyer.orderId)}/invoice/${id}`)).status).toBe(401)
      expect(
        (await fetchFile(shop(), "", `${orderPath(buyer.orderId)}/invoice/${id}?guestToken=${buyer.guestToken}`))
          .status,
      ).toBe(200)
      expect((await other.call("PUT", `${rest}/invoice/${id}`, { customerData: CUSTOMER })).status).toBe(404)
      expect(
        (await shop().call("PUT", `${rest}/invoice/${id}?guestToken=${buyer.guestToken}`, { customerData: CUSTOMER }))
          .status,
      ).toBe(200)
      expect(
        (await shop().call("GET", `${rest}/order-guest/${buyer.orderId}/invoice?guestToken=${"A".repeat(32)}`)).status,
      ).toBe(404)
      const mine = await paidBuyer(shop(), { [SHIRT]: 1 })
      expect((await fetchFile(shop(), mine.guest.token, `${orderPath(mine.orderId)}/invoice/${id}`)).status).toBe(404)
    })

    it("is issued once for a receipt whose figures all match", async () => {
      const { buyer, ticketData } = await ticketOf()
      const ask = (change: object) =>
        shop().call("POST", `${rest}/invoice`, {
          ticketData: { ...Object(ticketData), ...change },
          customerData: CUSTOMER,
        })
      const wrong = [
        { amount: buyer.total + 1 },
        { operationNumber: "1" },
        { ticketDate: "2026-01-01" },
        { ticketReference: "1" },
        { workstationId: "1" },
        { storeId: JAPAN },
        { ticketReference: "9".repeat(60) },
      ]
      const refusedCases = await Promise.all(wrong.map(ask))
      expect(refusedCases.map(({ status, body }) => `${status} ${textAt(body, "message")}`)).toEqual(
        wrong.map(() => "404 There is no such ticket."),
      )
      const made = await ask({})
      expect([made.status, at(made.body, "ordersId"), at(made.body, "totals.total")]).toEqual([
        201,
        [buyer.orderId],
        buyer.total,
      ])
      expect(at((await ask({})).body, "key")).toBe("_ERR_INVOICE_EXISTS")
    })

    it.each([
      [{ name: " " }, 422, "customerData.name required"],
      [{ companyName: "Prueba SL", vat: "" }, 422, "customerData.vat required"],
      [{ vat: "12€" }, 422, "customerData.vat pattern"],
      [{ surnames: "Drop" }, 400, "customerData.surnames forbiddenWord"],
      [{ countryISO: "ESP" }, 400, "customerData.countryISO pattern"],
      [{ email: "ana" }, 400, "customerData.email pattern"],
    ])("refuses the customer %o: %i, %s", async (wrong, status, problem) => {
      const { ticketData } = await ticketOf()
      const answer = await shop().call("POST", `${rest}/invoice`, {
        ticketData,
        customerData: { ...CUSTOMER, ...wrong },
      })
      expect(answer.status).toBe(status)
      expect(
        listAt(answer.body, "fields").map((field) => `${textAt(field, "field")} ${textAt(field, "rule")}`),
      ).toContain(problem)
    })

    it("is issued for a receipt of a physical store", async () => {
      const places = await shop().call("POST", `${rest}/order-search?locale=en-GB`, {
        sourceType: "STORE",
        storeNumber: await storeNumber(),
        barcode: `${SPAIN}000000000001`,
      })
      expect(places.body).toMatchObject({ sourceType: "STORE", status: "DELIVERED", id: `${SPAIN}-0001` })
      const made = await shop().call("POST", `${rest}/invoice`, {
        ticketData: at(places.body, "ticketData"),
        customerData: CUSTOMER,
      })
      expect(made.body).toMatchObject({
        ordersId: [],
        ticketReference: `${SPAIN}-0001`,
        totals: { total: at(places.body, "totalOrder") },
      })
    })

    const storeNumber = async (): Promise<string> => {
      const { body } = await shop().call("GET", `/itxrest/2/bam/store/${SPAIN}/physical-store`)
      return textAt(listAt(body, "physicalStores")[0], "id")
    }
  },
  { world: WORLD },
)
