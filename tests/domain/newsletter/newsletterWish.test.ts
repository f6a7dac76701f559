import { describe, expect, it } from "vitest"
import { newsletterWishProblems } from "../../../domain/newsletter/NewsletterWish.ts"

describe("a wish for the newsletter", () => {
  it("has an address and accepts the privacy policy", () => {
    expect(newsletterWishProblems({ email: " ana@example.org ", policies: [1, 2] })).toEqual([])
    expect(newsletterWishProblems({ email: "", policies: [] })).toEqual([
      { field: "email", rule: "required" },
      { field: "policies", rule: "required" },
    ])
    expect(newsletterWishProblems({ email: "a@b", policies: [2] })).toEqual([
      { field: "email", rule: "email" },
      { field: "policies", rule: "required" },
    ])
  })
})
