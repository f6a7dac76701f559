import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { brokenRule, type FieldValidation } from "../../../domain/store/FieldValidation.ts"

const field = (changes: Partial<FieldValidation> = {}): FieldValidation => ({
  field: "city",
  place: "body",
  isRequired: false,
  values: [],
  ...changes,
})

describe("validations that the backend tells", () => {
  it("V10 are broken by the first rule that does not hold", () => {
    expect(brokenRule(field({ isRequired: true }), "")).toBe("required")
    expect(brokenRule(field(), "")).toBeUndefined()
    expect(brokenRule(field({ minLength: 2 }), "a")).toBe("minLength")
    expect(brokenRule(field({ maxLength: 2 }), "abc")).toBe("maxLength")
    expect(brokenRule(field({ maxLength: 2 }), "👗👒")).toBeUndefined()
    expect(brokenRule(field({ values: ["SB", "S"] }), "X")).toBe("values")
    expect(brokenRule(field({ pattern: "^[0-9]{5}$" }), "1234")).toBe("pattern")
    expect(brokenRule(field({ pattern: "^[0-9]{5}$" }), "12345")).toBeUndefined()
  })

  it("refuse nothing by a pattern that cannot be read here", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (pattern, text) => {
        expect([undefined, "pattern"]).toContain(brokenRule(field({ pattern }), text))
      }),
    )
    expect(brokenRule(field({ pattern: "(" }), "anything")).toBeUndefined()
  })
})
