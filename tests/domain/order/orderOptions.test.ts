import { describe, expect, it } from "vitest"
import { orderOptions } from "../../../domain/order/orderOptions.ts"
import type { OrderStage } from "../../../domain/order/orderStage.ts"
import { orderStage } from "../../../domain/order/orderStage.ts"

const rows: readonly (readonly [OrderStage, string])[] = [
  ["unpaid", "pay cancel withdraw"],
  ["preparing", "cancel changeAddress track withdraw return invoice receipt claim reorder"],
  ["shipped", "track withdraw return invoice receipt claim reorder"],
  ["ready", "track withdraw return invoice receipt claim reorder"],
  ["delivered", "track withdraw return invoice receipt claim reorder"],
  ["collected", "track withdraw return invoice receipt claim reorder"],
  ["cancelled", "claim reorder"],
  ["refunded", "invoice receipt claim reorder"],
  ["unknown", "track withdraw claim reorder"],
]

describe("the options of an order", () => {
  it.each(rows)("R22 in the stage %s are %s", (stage, options) => {
    expect(orderOptions(stage, { canWithdraw: true, canReturn: true }).join(" ")).toBe(options)
  })

  it.each(rows)("in the stage %s exclude withdrawal and return after their periods", (stage, options) => {
    expect(orderOptions(stage, { canWithdraw: false, canReturn: false })).toEqual(
      options.split(" ").filter((option) => option !== "withdraw" && option !== "return"),
    )
  })

  it("of an unknown status keep the rights that the law gives", () => {
    expect(orderOptions(orderStage({ status: "LOST" }), { canWithdraw: true, canReturn: true })).toContain("withdraw")
  })
})
