import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { violatedRule, violatedRules, type FieldValidation } from "../../../domain/store/FieldValidation.ts"

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

  it("V10 apply to each element of a list, and to the fields of an object that is present", () => {
    const rules = [
      field({ isRequired: true }),
      field({ field: "phones.*.number", isRequired: true, pattern: "^[0-9]+$" }),
      field({ field: "company.name", isRequired: true }),
      field({ field: "policies.*", values: ["1", "2"] }),
      field({ field: "storeId", place: "path", pattern: "^$" }),
    ]
    const phones = [{ number: "1" }, { number: "x" }, {}, null, "1"]
    expect(violatedRules(rules, { city: null, phones, policies: [1, 3, true], storeId: "1" })).toEqual([
      { field: "city", rule: "required" },
      { field: "phones.1.number", rule: "pattern" },
      { field: "phones.2.number", rule: "required" },
      { field: "policies.1", rule: "values" },
      { field: "policies.2", rule: "values" },
    ])
    expect(violatedRules(rules, { city: {}, company: {}, phones: { number: "x" } })).toEqual([
      { field: "company.name", rule: "required" },
    ])
    for (const body of [undefined, null, "text", []]) expect(violatedRules(rules, body)).toEqual([])
  })
})
