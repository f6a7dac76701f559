import { describe, expect, it } from "vitest"
import { toCartLimitReached } from "../../../../adapters/backend/http/cartErrors.ts"

const rejected = (parameters: readonly string[]) =>
  ({ _tag: "Rejected", code: "11", key: "_ERR_MAX_PRODUCTS_SHOPCART", parameters, causes: [], fields: [] }) as const

describe("a refusal of the cart's limit", () => {
  it("says how many different articles the cart holds at most", () => {
    expect(toCartLimitReached(rejected(["80"]))).toMatchObject({ _tag: "CartLimitReached", maximum: 80 })
  })

  it.each([[[]], [["many"]], [["0"]]])(
    "that does not say how many is not told as a limit of none: %j",
    (parameters) => {
      expect(toCartLimitReached(rejected(parameters))).toBeUndefined()
    },
  )
})
