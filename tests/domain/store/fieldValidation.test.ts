import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { violatedRule, type FieldValidation } from "../../../domain/store/FieldValidation.ts"

const field = (changes: Partial<FieldValidation> = {}): FieldValidation => ({
  field: "city",
  place: "body",
  isRequired: false,
  values: [],
  ...changes,
})

describe("validations of the backend", () => {
  it("V10 report the first rule that fails", () => {
    expect(violatedRule(field({ isRequired: true }), "")).toBe("required")
    expect(violatedRule(field(), "")).toBeUndefined()
    expect(violatedRule(field({ minLength: 2 }), "a")).toBe("minLength")
    expect(violatedRule(field({ maxLength: 2 }), "abc")).toBe("maxLength")
    expect(violatedRule(field({ maxLength: 2 }), "👗👒")).toBeUndefined()
    expect(violatedRule(field({ values: ["SB", "S"] }), "X")).toBe("values")
    expect(violatedRule(field({ pattern: "^[0-9]{5}$" }), "1234")).toBe("pattern")
    expect(violatedRule(field({ pattern: "^[0-9]{5}$" }), "12345")).toBeUndefined()
  })

  it("ignore a pattern that cannot be compiled", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (pattern, text) => {
        expect([undefined, "pattern"]).toContain(violatedRule(field({ pattern }), text))
      }),
    )
    expect(violatedRule(field({ pattern: "(" }), "anything")).toBeUndefined()
  })
})
