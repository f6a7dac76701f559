import { describe, expect, it } from "vitest"
import { presentOutcome } from "../../../adapters/cli/presentOutcome.ts"
import { orderId } from "../../support/backend/scopes.ts"

const ORDER = orderId("700000000001")

describe("the outcome of a payment in a terminal", () => {
  it("is printed with the order where one exists, and with the command that pays it", () => {
    const { lines, exitCode } = presentOutcome({ outcome: "failed", orderId: ORDER }, "cart")
    expect([lines.join(), exitCode]).toEqual([
      expect.stringContaining("order 700000000001 stands unpaid: pay it with `selvedge repay 700000000001`"),
      3,
    ])
    expect(lines.join()).not.toContain("the cart is as it was")
  })

  it("is printed with the unchanged cart where there is no order", () => {
    expect(presentOutcome({ outcome: "failed" }, "cart").lines.join()).toContain("the cart is as it was")
    expect(presentOutcome({ outcome: "failed" }, "order").lines.join()).toContain("the order is as it was")
  })
})
