import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { Sku } from "../../../../domain/shared/Sku.ts"
import { ProductView } from "../../../../ui/features/catalog/product/ProductView.tsx"
import { loadIslands } from "../../../../ui/runtime/island.tsx"
import { aSku } from "../../../support/builders/aCart.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { answerLater, done, press, renderInShop } from "../../../support/ui/shopAround.tsx"
import { notLoaded } from "../../../support/ui/notLoaded.ts"

const NOW = Date.UTC(2026, 0, 5, 9)
let now = NOW
beforeAll(() => loadIslands())
beforeEach(() => {
  now = NOW
  vi.spyOn(performance, "now").mockImplementation(() => now - performance.timeOrigin)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const [M, L] = [aSku("7001-M"), aSku("7001-L")]

/** The page of a shirt that was read this many seconds ago, and the shop's stock responses. */
function shirtPage(secondsAgo: number, sizes = [aSize("S"), aSize("M"), aSize("L", { isLow: true })]) {
  const asked: ReturnType<typeof answerLater<readonly Sku[]>>[] = []
  const product = aProduct({ colors: [aColor(sizes)] })
  const page = { product, readAt: NOW - secondsAgo * 1_000, path: [], related: [] }
  renderInShop(
    <ProductView
      actionsDrawer={notLoaded()}
      product={page}
      address={{ page: "ItxProductPage", parameters: { mfname: "7001", productUrl: "linen-shirt" } }}
    />,
    {
      browse: {
        suggest: () => done([]),
        recentSearches: () => done([]),
        rememberSearch: () => done(undefined),
        clearRecentSearches: () => done(undefined),
        products: () => done([]),
        sizeGuide: () => done(undefined),
        sizeUnit: () => done("cm"),
        rememberSizeUnit: () => done(undefined),
        soldOut: () => {
          const answer = answerLater<readonly Sku[]>()
          asked.push(answer)
          return answer.promise
        },
      },
    },
  )
  return { asked }
}

const size = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name })
const restockLink = () => screen.queryByRole("link", { name: "Notify me when it’s back" })
const turnToSizes = () => act(async () => void fireEvent.pointerEnter(size(/^S/).form ?? document.body))

describe("a cached product page", () => {
  it("reads its stock when the customer focuses the sizes, not before, and once a minute at most", async () => {
    const { asked } = shirtPage(60)
    expect(asked).toHaveLength(0)
    await turnToSizes()
    await turnToSizes()
    expect(asked).toHaveLength(1)
    now += 60_000
    await act(async () => size(/^M/).focus())
    expect(asked).toHaveLength(2)
  })

  it("reads nothing where it is fresh, or where the device's clock is behind the shop's", async () => {
    for (const secondsAgo of [0, 59, -3_600]) {
      const { asked } = shirtPage(secondsAgo)
      await turnToSizes()
      expect(asked).toHaveLength(0)
      cleanup()
    }
  })

  it("disables newly sold-out sizes: nothing moves, and nothing unselected is announced", async () => {
    const { asked } = shirtPage(60)
    const rooms = () => screen.getAllByRole("radio").map((radio) => radio.parentElement?.childElementCount)
    const before = rooms()
    await turnToSizes()
    await asked[0]?.give({ ok: true, value: [M, L] })
    expect(
      screen.getAllByRole<HTMLInputElement>("radio").map((radio) => [radio.disabled, radio.parentElement?.textContent]),
    ).toEqual([
      [false, "S"],
      [true, "M Sold out"],
      [true, "LSold out"],
    ])
    expect([rooms(), screen.getByRole("alert").textContent, restockLink()]).toEqual([before, "", null])
  })

  it("reports a sold-out selected size, and adds nothing before another size is selected", async () => {
    const { asked } = shirtPage(60)
    await press(size(/^M/))
    await turnToSizes()
    await asked[0]?.give({ ok: true, value: [M] })
    expect([screen.getByRole("alert").textContent, restockLink()]).toEqual(["Just sold out", expect.anything()])
    await press(screen.getByRole("button", { name: "Add to bag" }))
    expect(screen.getByText("Select a size")).toBeDefined()
    await press(size(/^S/))
    expect(screen.getByRole("alert").textContent).toBe("")
  })

  it("shows that all of it is sold out where nothing is left", async () => {
    const { asked } = shirtPage(60, [aSize("S", { isBuyable: false, visibility: "sold_out" }), aSize("M")])
    await turnToSizes()
    await asked[0]?.give({ ok: true, value: [M] })
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sold out" }).disabled).toBe(true)
  })

  it("stays unchanged without a response", async () => {
    const { asked } = shirtPage(60)
    await turnToSizes()
    await asked[0]?.give({ ok: false, error: backendError("unreachable", "getProductStock") })
    expect([size(/^M/).disabled, screen.getByRole("alert").textContent]).toEqual([false, ""])
  })
})
