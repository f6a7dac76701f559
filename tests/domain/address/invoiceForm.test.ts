import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Address } from "../../../domain/address/Address.ts"
import type { ClientType, InvoiceField } from "../../../domain/address/invoiceForm.ts"
import { invoiceFieldValue, invoiceForm, validateInvoice, withInvoice } from "../../../domain/address/invoiceForm.ts"
import type { AddressCountry } from "../../support/builders/anAddress.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const reasons = (address: Address) => validateInvoice(address).map(({ field, rule }) => `${field}: ${rule}`)
const billed = (country: AddressCountry, client: ClientType, texts: Partial<Record<InvoiceField, string>>) =>
  withInvoice(anAddress(country), client, texts)

describe("the fields of an invoice", () => {
  it("V29 V36 V37 require a tax number and an email of business clients, a name of companies, none of persons", () => {
    expect(reasons(billed("ES", "B", {}))).toEqual(["vatin: required", "email2: required"])
    expect(reasons(billed("ES", "C", {}))).toEqual(["companyName: required"])
    expect(reasons(billed("IT", "P", {}))).toEqual([])
    expect(reasons(anAddress("ES", { company: { vatin: "" } }))).toEqual(["vatin: required", "email2: required"])
  })

  it.each<[AddressCountry, ClientType, readonly InvoiceField[]]>([
    ["IT", "P", ["taxCode", "pec"]],
    ["IT", "B", ["companyName", "vatin", "email2", "taxCode", "receiverCode", "pec"]],
    ["ES", "P", ["taxCode"]],
    ["ES", "C", ["companyName", "vatin", "registrationNumber"]],
    ["US", "P", []],
    ["JP", "B", ["companyName", "vatin", "email2"]],
  ])("in %s for a client %s are %j", (country, client, fields) => {
    expect(invoiceForm(country, client).fields).toEqual(fields)
  })

  it("include a tax regime in Mexico, a tax office in Turkey, and no national field in other countries", () => {
    expect(invoiceForm("MX", "B").fields).toContain("taxRegime")
    expect(invoiceForm("TR", "C").fields).toContain("taxOffice")
    expect(invoiceForm("__proto__", "P").fields).toEqual([])
  })

  it.each<[Partial<Record<InvoiceField, string>>, readonly string[]]>([
    [{ receiverCode: "ABC1234" }, []],
    [{ receiverCode: "abc123" }, []],
    [{ receiverCode: "ABC12" }, ["receiverCode: receiverCode"]],
    [{ receiverCode: "ABC12345" }, ["receiverCode: receiverCode"]],
    [{ receiverCode: "ABÇ123" }, ["receiverCode: receiverCode"]],
    [{ pec: "azienda@pec.example" }, []],
    [{ pec: "azienda" }, ["pec: email"]],
    [{ email2: "a@b.c" }, ["email2: email"]],
    [{ companyName: "Drop Srl" }, ["companyName: forbiddenWord"]],
    [{ companyName: "Dropmore Srl" }, []],
    [{ vatin: "1".repeat(129) }, ["vatin: tooLong"]],
    [{ vatin: "IT12345678901" }, ["vatin: taxNumber"]],
    [{ taxCode: "RSSMRA85T10A562T" }, ["taxCode: taxNumber"]],
    [{ taxCode: "RSSMRA85T10A562S" }, []],
    [{ receiverCode: "" }, ["receiverCode: receiverOrPec"]],
    [{ receiverCode: "", pec: "azienda@pec.example" }, []],
  ])("V28 of an Italian business with %j: %j", (texts, expected) => {
    expect(
      reasons(
        billed("IT", "B", {
          vatin: "IT12345678903",
          email2: "conti@azienda.example",
          receiverCode: "ABC1234",
          ...texts,
        }),
      ),
    ).toEqual(expected)
  })

  it.each<[AddressCountry, Partial<Record<InvoiceField, string>>, readonly string[]]>([
    ["ES", { taxCode: "12345678A" }, ["taxCode: taxNumber"]],
    ["ES", { taxCode: "12.345.678-Z" }, []],
    ["PT", { taxCode: "501964842" }, ["taxCode: taxNumber"]],
    ["PL", { taxCode: "44051401359" }, []],
  ])("of a person in %s with %j: %j", (country, texts, expected) => {
    expect(reasons(billed(country, "P", texts))).toEqual(expected)
  })

  it("of Mexico include an RFC and one of its tax regimes", () => {
    const inMexico = (texts: Partial<Record<InvoiceField, string>>) =>
      reasons(withInvoice({ ...anAddress("ES"), countryCode: "MX" }, "P", texts))
    expect(inMexico({ taxCode: "GODE561231GR8", taxRegime: "612" })).toEqual([])
    expect(inMexico({ taxCode: "GODE", taxRegime: "12" })).toEqual(["taxCode: taxNumber", "taxRegime: taxRegime"])
  })

  it.each([
    ["", []],
    ["12345678901", []],
    ["１２３４５６７８９０１", []],
    ["1234567890", ["registrationNumber: registrationNumber"]],
    ["1234567890a", ["registrationNumber: registrationNumber"]],
  ])("V38 of a company with the registration number %j: %j", (registrationNumber, expected) => {
    expect(reasons(billed("ES", "C", { companyName: "Telar", registrationNumber }))).toEqual(expected)
  })

  it("contain no field of another kind of client, and always a company's registration number", () => {
    const company = billed("ES", "C", { companyName: "Telar", vatin: "B1" })
    expect(company).toMatchObject({ clientType: "C", company: { name: "Telar", vatin: "B1", registrationNumber: "" } })
    expect(withInvoice(company, "P", { companyName: "Telar", taxCode: "1Z" })).toEqual({
      ...anAddress("ES"),
      clientType: "P",
      taxCode: "1Z",
    })
    expect(billed("IT", "B", { receiverCode: " abc1234 " }).receiverCode).toBe("ABC1234")
  })

  it("F111 report every problem at a field of the form and are read back unchanged", () => {
    const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary" }))
    fc.assert(
      fc.property(
        fc.constantFrom<ClientType>("P", "C", "B"),
        fc.constantFrom<AddressCountry>("IT", "ES", "US"),
        text,
        (client, country, typed) => {
          const { fields } = invoiceForm(country, client)
          const address = billed(country, client, Object.fromEntries(fields.map((field) => [field, typed])))
          const found = validateInvoice(address).map(({ field }) => field)
          expect(found.every((field) => fields.includes(field))).toBe(true)
          expect(new Set(found).size).toBe(found.length)
          for (const field of fields)
            expect(
              [typed.trim(), typed.trim().toUpperCase()].concat(
                field === "registrationNumber" ? invoiceFieldValue(address, field) : [],
              ),
            ).toContain(invoiceFieldValue(address, field))
        },
      ),
    )
  })
})
