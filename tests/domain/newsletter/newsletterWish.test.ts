import { describe, expect, it } from "vitest"
import { validateNewsletterRequest } from "../../../domain/newsletter/NewsletterRequest.ts"

describe("a newsletter subscription", () => {
  it("requires an address and consent to the privacy policy", () => {
    expect(validateNewsletterRequest({ email: " ana@example.org ", policies: [1, 2] })).toEqual([])
    expect(validateNewsletterRequest({ email: "", policies: [] })).toEqual([
      { field: "email", rule: "required" },
      { field: "policies", rule: "required" },
    ])
    expect(validateNewsletterRequest({ email: "a@b", policies: [2] })).toEqual([
      { field: "email", rule: "email" },
      { field: "policies", rule: "required" },
    ])
  })
})
