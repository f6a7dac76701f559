import { describe, expect, it } from "vitest"
import { toCartLimitReached } from "../../../../adapters/backend/http/cartErrors.ts"

const rejected = (parameters: readonly string[]) =>
  ({ _tag: "Rejected", code: "11", key: "_ERR_MAX_PRODUCTS_SHOPCART", parameters, causes: [], fields: [] }) as const

describe("a refusal of the cart's limit", () => {
  it("reports the maximum number of different articles in the cart", () => {
    expect(toCartLimitReached(rejected(["80"]))).toMatchObject({ _tag: "CartLimitReached", maximum: 80 })
  })

  it.each([[[]], [["many"]], [["0"]]])("without a number is not reported as a limit of zero: %j", (parameters) => {
    expect(toCartLimitReached(rejected(parameters))).toBeUndefined()
  })
})
