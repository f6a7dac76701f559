import { describe, expect, it } from "vitest"
import { cartNoticeLines } from "../../../adapters/cli/output/cartNoticeLines.ts"
import { aSku } from "../../support/builders/aCart.ts"

const pending = { key: "k", storeId: "10000034", sku: aSku("1009"), quantity: 1 }
const leftovers = (messageKey: string, ...parameters: readonly string[]) => ({
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
  it("prints items merged at login, leftover items, queued items and refused items", () => {
    const lines = cartNoticeLines(
      {
        merge: { id: "7001", items: [{ sku: aSku("1001"), quantity: 2 }] },
        waiting: [pending],
        refused: [
          { ...pending, sku: aSku("1010"), refusedReason: { messageKey: "_ERR_NO_STOCK", parameters: ["1010", "0"] } },
        ],
      },
      { leftovers: [leftovers("_ERR_NO_STOCK", "1002", "3")] },
    ).join("\n")
    expect(lines).toMatch(/before you signed in:\s+1001\s+2 ×/)
    expect(lines).toMatch(
      /Saved for later \(`selvedge cart add-leftover SKU`.*\s+1002\s+2 ×\s+Wool jacket\s+only 3 left/,
    )
    expect(lines).toMatch(/Not sent yet.*\s+1009\s+1 ×/)
    expect(lines).toMatch(/Could not be added.*\s+1010\s+1 ×\s+sold out/)
  })

  it("prints a text for each reason, and the key of an unknown one", () => {
    const items = [
      leftovers("_ERR_MAX_PRODUCTS_SHOPCART", "80"),
      leftovers("_ERR_MAX_UNITS_PER_SKU", "1002", "99"),
      leftovers("_ERR_UNITS_LOT", "1002", "3"),
      leftovers("LINE_NO_BUYABLE", "1002"),
      leftovers("_ERR_OTHER"),
    ]
    expect(reasons(cartNoticeLines({ waiting: [], refused: [] }, { leftovers: items }))).toEqual([
      "limit of 80 different items reached",
      "limit of 99 per item",
      "sold in packs of 3",
      "no longer available",
      "_ERR_OTHER",
    ])
  })

  it("prints nothing without changes", () => {
    expect(cartNoticeLines({ waiting: [], refused: [] }, {})).toEqual([])
  })
})
