import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canIssueGiftReceipt } from "../../../domain/order/GiftReceiptItem.ts"
import { validateTicketRequest } from "../../../domain/order/validateTicketRequest.ts"

describe("requesting a receipt", () => {
  it.each([
    ["700000000001", undefined, undefined],
    ["700000000001", "t_9Jc0vY2m8T1xq7Zk3bN9dRwQx", undefined],
    ["700000000001", "Dropmore", undefined],
    ["", undefined, { field: "orderId", rule: "digits" }],
    ["7a", undefined, { field: "orderId", rule: "digits" }],
    ["７", undefined, { field: "orderId", rule: "digits" }],
    ["7", "drop table", { field: "token", rule: "forbiddenWord" }],
    ["7", "x-DELETE-y", { field: "token", rule: "forbiddenWord" }],
    ["7", "ＤＲＯＰ", { field: "token", rule: "forbiddenWord" }],
  ])("V53 V54 for order %j with token %j finds %j", (order, token, problem) => {
    expect(validateTicketRequest(order, token)).toEqual(problem)
  })
})

describe("a gift receipt", () => {
  const line = fc.record({ orderItemId: fc.constantFrom("1", "2", "3"), quantity: fc.integer({ min: 1, max: 9 }) })

  it("is available for bought units and not for one more", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (bought) => {
        expect(canIssueGiftReceipt(bought, bought)).toBe(true)
        const [first] = bought
        expect(canIssueGiftReceipt([...bought, { orderItemId: first?.orderItemId ?? "1", quantity: 1 }], bought)).toBe(
          false,
        )
      }),
    )
  })

  it("requires at least one whole unit", () => {
    const bought = [{ orderItemId: "1", quantity: 3 }]
    expect(
      [
        [],
        [{ orderItemId: "1", quantity: 0 }],
        [{ orderItemId: "1", quantity: 1.5 }],
        [{ orderItemId: "9", quantity: 1 }],
      ].map((items) => canIssueGiftReceipt(items, bought)),
    ).toEqual([false, false, false, false])
  })
})
