import fc from "fast-check"
import { Window } from "happy-dom"
import { describe, expect, it } from "vitest"
import { postFormPage } from "../../../adapters/node/postFormPage.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

const read = (html: string) => {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } })
  document.write(html)
  const form = document.querySelector("form")
  const fields = [...document.querySelectorAll("input")].map((input) => [
    input.getAttribute("name"),
    input.getAttribute("value"),
  ])
  return {
    action: form?.getAttribute("action"),
    method: form?.getAttribute("method"),
    fields,
    elements: document.querySelectorAll("*").length,
  }
}

describe("a page that posts a form for a terminal", () => {
  it("contains exactly the fields and the address, whatever their content", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom(...HOSTILE_TEXTS)),
          fc.oneof(fc.string(), fc.constantFrom(...HOSTILE_TEXTS)),
          { maxKeys: 4, noNullPrototype: true },
        ),
        fc.webUrl({ withQueryParameters: true }),
        (fields, address) => {
          const { action, method, fields: stored, elements } = read(postFormPage(address, fields))
          expect([action, method, stored]).toEqual([address, "post", Object.entries(fields)])
          expect(elements).toBe(read(postFormPage("https://bank.example/", {})).elements + Object.keys(fields).length)
        },
      ),
    )
  })
})
