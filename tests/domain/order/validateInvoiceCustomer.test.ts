import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { InvoiceCustomer } from "../../../domain/order/Invoice.ts"
import { validateInvoiceCustomer, isUse } from "../../../domain/order/validateInvoiceCustomer.ts"
import { taxNumber } from "../../../domain/shared/isTaxNumber.ts"

const person: InvoiceCustomer = { name: "Ana", countryCode: "ES", email: "ana@example.org" }
const problemsOf = (changes: Partial<InvoiceCustomer>) =>
  validateInvoiceCustomer({ ...person, ...changes }).map(({ field, rule }) => `${field} ${rule}`)

describe("the customer of an invoice", () => {
  it.each<readonly [Partial<InvoiceCustomer>, readonly string[]]>([
    [{}, []],
    [{ name: " " }, ["name required"]],
    [{ name: "", companyName: "Prueba SL", vat: "B-00000000" }, []],
    [{ companyName: "Prueba SL" }, ["vat required"]],
    [{ vat: "00000000-T" }, []],
    [{ vat: "1234" }, ["vat taxNumber"]],
    [{ vat: "00000000-A" }, ["vat taxNumber"]],
    [{ vat: "00000000-A", isForeigner: true }, []],
    [{ companyName: "Prueba Srl", countryCode: "it", vat: "IT12345678901" }, ["vat taxNumber"]],
    [{ surnames: "de la Table" }, ["surnames forbiddenWord"]],
    [{ surnames: "Tableau" }, []],
    [{ name: "x".repeat(129) }, ["name tooLong"]],
    [{ countryCode: "ESP" }, ["countryCode countryCode"]],
    [{ use: "g3" }, ["use use"]],
    [{ use: "G03" }, []],
    [{ email: "ana@" }, ["email email"]],
  ])("%o has the problems %o", (changes, reasons) => {
    expect(problemsOf(changes)).toEqual(reasons)
  })

  it("has no problem twice, for any text", () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.string({ unit: "binary" }),
          vat: fc.string({ unit: "binary" }),
          email: fc.string(),
          countryCode: fc.string(),
        }),
        (texts) => {
          const found = validateInvoiceCustomer(texts).map(({ field, rule }) => `${field} ${rule}`)
          expect(new Set(found).size).toBe(found.length)
        },
      ),
    )
  })

  it("has a tax number in any spelling", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9]{5,20}$/),
        fc.array(fc.constantFrom(" ", ".", "-", "/")),
        (number, marks) => {
          const written = [...number]
            .map((letter, index) => `${letter}${marks[index] ?? ""}`)
            .join("")
            .toLowerCase()
          expect(taxNumber(written)).toBe(number)
        },
      ),
    )
  })

  it("has a CFDI use of the right format", () => {
    expect(["G03", "CP01", "D10"].map(isUse)).toEqual([true, true, true])
    expect(["", "G3", "g03", "GGG03", "G033"].map(isUse)).toEqual([false, false, false, false, false])
  })
})
