import { describe, expect, it } from "vitest"
import { MAX_QUICK_ORDER_LINES, parseQuickOrder } from "../../../domain/cart/quickOrder.ts"

describe("a quick order", () => {
  it("reads SKUs with quantities, as lines or CSV, and adds up the same SKU", () => {
    const text = 'SKU;Quantity\r\n8201-400-3;2\n"8201-400-4","1"\n\n8201-400-5\t４\n8201-400-3 1\n8202-100-1'
    expect(parseQuickOrder(text)).toEqual({
      lines: [
        { line: 2, sku: "8201-400-3", quantity: 3 },
        { line: 3, sku: "8201-400-4", quantity: 1 },
        { line: 5, sku: "8201-400-5", quantity: 4 },
        { line: 7, sku: "8202-100-1", quantity: 1 },
      ],
      problems: [],
    })
  })

  it("names each line that it cannot read, with the reason", () => {
    const { lines, problems } = parseQuickOrder("50% off\n8201-400-3,0\n8201-400-3,2.5\n8201-400-3,100\n8201-400-3,x")
    expect(lines).toEqual([])
    expect(problems).toEqual([
      { line: 1, text: "50% off", rule: "sku" },
      { line: 2, text: "8201-400-3,0", rule: "quantity", maximum: 99 },
      { line: 3, text: "8201-400-3,2.5", rule: "quantity", maximum: 99 },
      { line: 4, text: "8201-400-3,100", rule: "quantity", maximum: 99 },
      { line: 5, text: "8201-400-3,x", rule: "quantity", maximum: 99 },
    ])
  })

  it("reads a limited number of lines", () => {
    const text = Array.from({ length: MAX_QUICK_ORDER_LINES + 2 }, (_, index) => `8201-400-${index}`).join("\n")
    const { lines, problems } = parseQuickOrder(text)
    expect([lines.length, problems.map(({ line, rule }) => [line, rule])]).toEqual([
      MAX_QUICK_ORDER_LINES,
      [
        [201, "tooMany"],
        [202, "tooMany"],
      ],
    ])
  })
})
