import { describe, expect, it } from "vitest"
import { hasSeenOrder, SEEN_ORDERS_SECONDS, withSeenOrder } from "../../../domain/navigation/seenOrders.ts"

describe("the confirmations that a browser has shown", () => {
  it("S9.15 are remembered for a day, so that each thanks once", () => {
    const first = withSeenOrder(undefined, "7001")
    const second = withSeenOrder(first, "7002")
    expect([hasSeenOrder(undefined, "7001"), hasSeenOrder(first, "7001"), hasSeenOrder(first, "700")]).toEqual([
      false,
      true,
      false,
    ])
    expect([second, withSeenOrder(second, "7001"), SEEN_ORDERS_SECONDS]).toEqual(["7002.7001", "7001.7002", 86_400])
  })

  it("are at most ten, and anything else in the cookie is dropped", () => {
    let value: string | undefined = "x.<script>.-1."
    for (let order = 1; order <= 12; order += 1) value = withSeenOrder(value, String(order))
    expect(value).toBe("12.11.10.9.8.7.6.5.4.3")
  })
})
