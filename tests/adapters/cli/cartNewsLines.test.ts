import { describe, expect, it } from "vitest"
import { cartNewsLines } from "../../../adapters/cli/cartNewsLines.ts"
import { aSku } from "../../support/builders/aCart.ts"

const pending = { key: "k", storeId: "10000034", sku: aSku("1009"), quantity: 1 }
const kept = (messageKey: string, ...parameters: readonly string[]) => ({
  id: "kept-1",
  sku: aSku("1002"),
  quantity: 2,
  messageKey,
  parameters,
  name: "Wool jacket",
})
const reasons = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith("1002")).map((line) => line.replace(/^.*Wool jacket\s*/, "").trim())

describe("a cart in a terminal", () => {
  it("tells what a login brought, what it left out, what waits and what was refused", () => {
    const lines = cartNewsLines(
      {
        merge: { id: "7001", items: [{ sku: aSku("1001"), quantity: 2 }] },
        waiting: [pending],
        refused: [
          { ...pending, sku: aSku("1010"), refusal: { messageKey: "_ERR_NO_STOCK", parameters: ["1010", "0"] } },
        ],
      },
      { kept: [kept("_ERR_NO_STOCK", "1002", "3")] },
    ).join("\n")
    expect(lines).toMatch(/before the login:\s+1001\s+2 ×/)
    expect(lines).toMatch(/Kept for later \(`selvedge cart take SKU`.*\s+1002\s+2 ×\s+Wool jacket\s+only 3 left/)
    expect(lines).toMatch(/Waiting on this machine.*\s+1009\s+1 ×/)
    expect(lines).toMatch(/Refused.*\s+1010\s+1 ×\s+sold out/)
  })

  it("names each reason in words, and one it does not know by its key", () => {
    const items = [
      kept("_ERR_MAX_PRODUCTS_SHOPCART", "80"),
      kept("_ERR_MAX_UNITS_PER_SKU", "1002", "99"),
      kept("_ERR_UNITS_LOT", "1002", "3"),
      kept("LINE_NO_BUYABLE", "1002"),
      kept("_ERR_OTHER"),
    ]
    expect(reasons(cartNewsLines({ waiting: [], refused: [] }, { kept: items }))).toEqual([
      "at most 80 different articles",
      "at most 99 of one article",
      "sold in lots of 3",
      "no longer sold",
      "_ERR_OTHER",
    ])
  })

  it("has nothing to tell where nothing happened", () => {
    expect(cartNewsLines({ waiting: [], refused: [] }, {})).toEqual([])
  })
})
