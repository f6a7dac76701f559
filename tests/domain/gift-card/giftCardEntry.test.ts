import * as Redacted from "effect/Redacted"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { validateGiftCardEntry, toGiftCard } from "../../../domain/gift-card/GiftCardEntry.ts"

describe("a typed gift card", () => {
  it("is parsed with spaces, dashes and the digits of any script", () => {
    const card = toGiftCard({ number: "9280 1111-2222 ３３３９", securityCode: " 111 " })
    expect(card === undefined ? [] : [Redacted.value(card.number), Redacted.value(card.securityCode)]).toEqual([
      "9280111122223339",
      "111",
    ])
    expect(String(card?.number)).not.toContain("9280")
  })

  it("reports every field that is empty or not a number", () => {
    expect(validateGiftCardEntry({ number: " ", securityCode: "" })).toEqual([
      { field: "number", rule: "required" },
      { field: "securityCode", rule: "required" },
    ])
    expect(validateGiftCardEntry({ number: "9280x11122223339", securityCode: "12" })).toEqual([
      { field: "number", rule: "digits" },
      { field: "securityCode", rule: "digits" },
    ])
  })

  it("keeps every typed digit with any separators", () => {
    const digits = (least: number, most: number) =>
      fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: least, maxLength: most })
    fc.assert(
      fc.property(digits(8, 19), digits(3, 8), fc.constantFrom(" ", "-", ".", "\u00a0"), (number, code, separator) => {
        const card = toGiftCard({ number: [...number].join(separator), securityCode: code })
        expect(card === undefined ? undefined : Redacted.value(card.number)).toBe(number)
      }),
    )
  })
})
