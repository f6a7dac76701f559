import { describe, expect, it } from "vitest"
import { isOriginText } from "../../../domain/checkout/PurchaseOrigin.ts"

describe("a text that an integrator sends with a purchase", () => {
  it.each(["FG-7", "a", "a".repeat(128), "👗".repeat(128), "Eva Hilo"])("may be %j", (text) => {
    expect(isOriginText(text)).toBe(true)
  })

  it.each(["", " ", "\u3000", "a".repeat(129), "👗".repeat(129), "two\nlines", "\u0000", "\ud800"])("may not be %j", (text) => {
    expect(isOriginText(text)).toBe(false)
  })
})
