import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { validateRecommendation } from "../../../domain/catalog/Recommendation.ts"
import { validateStockNotification } from "../../../domain/catalog/stock/RestockAlert.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { sku } from "../../support/backend/scopes.ts"

const broken = (message: string, more: { readonly recipient?: string; readonly senderName?: string } = {}) =>
  validateRecommendation({ productId: "510001", recipient: "lea@example.org", message, ...more }).map(
    ({ field, rule }) => `${field} ${rule}`,
  )

describe("a recommendation", () => {
  it("is a short text to an email address", () => {
    expect(broken("Would suit you.", { senderName: "Ana" })).toEqual([])
    expect(broken("x".repeat(256))).toEqual([])
    expect(broken("", { recipient: "lea", senderName: " " })).toEqual([
      "recipient email",
      "message required",
      "senderName required",
    ])
    expect(broken("x".repeat(257), { senderName: "n".repeat(129) })).toEqual(["message tooLong", "senderName tooLong"])
  })

  it("contains no link and no HTML entity, and does not start with a SQL keyword", () => {
    expect(broken("ftp://x")).toEqual(["message link"])
    expect(broken("WWW.x.example")).toEqual(["message link"])
    expect(broken("&#60;b")).toEqual(["message htmlEntity"])
    expect(broken(" Delete this")).toEqual(["message forbiddenWord"])
    expect(broken("Please delete this")).toEqual([])
    expect(broken("Tableau & co")).toEqual([])
  })

  it("never throws, for any text", () => {
    for (const text of HOSTILE_TEXTS) expect(Array.isArray(broken(text))).toBe(true)
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => Array.isArray(broken(text))))
  })
})

describe("a restock alert", () => {
  it("requires an email address and consent to the privacy policy", () => {
    const wish = { email: "ana@example.org", sku: sku("8201-400-3"), acceptedPolicies: [1] }
    expect(validateStockNotification(wish)).toEqual([])
    expect(validateStockNotification({ ...wish, email: "a@b" })).toEqual([{ field: "email", rule: "email" }])
    expect(validateStockNotification({ ...wish, acceptedPolicies: [2, 3] })).toEqual([
      { field: "acceptedPolicies", rule: "required" },
    ])
  })
})
