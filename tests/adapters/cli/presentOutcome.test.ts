import { describe, expect, it } from "vitest"
import { presentOutcome } from "../../../adapters/cli/output/presentOutcome.ts"
import { orderId } from "../../support/backend/scopes.ts"

const ORDER = orderId("700000000001")

describe("the outcome of a payment in a terminal", () => {
  it("is printed with the order where one exists, and with the command that pays it", () => {
    const { lines, exitCode } = presentOutcome({ outcome: "failed", orderId: ORDER }, "cart")
    expect([lines.join(), exitCode]).toEqual([
      expect.stringContaining("Order 700000000001 is not paid. Pay it with `selvedge order pay 700000000001`"),
      3,
    ])
    expect(lines.join()).not.toContain("The cart is unchanged")
  })

  it("is printed with the unchanged cart where there is no order", () => {
    expect(presentOutcome({ outcome: "failed" }, "cart").lines.join()).toContain("The cart is unchanged")
    expect(presentOutcome({ outcome: "failed" }, "order").lines.join()).toContain("The order is unchanged")
  })
})
