import { cleanup, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { STOCK_VISIBILITIES } from "../../../../domain/catalog/stock/StockVisibility.ts"
import { BuyForm } from "../../../../ui/features/catalog/product/BuyForm.tsx"
import { ProductCard } from "../../../../ui/features/catalog/listing/ProductCard.tsx"
import { Price } from "../../../../ui/features/shared/product/Price.tsx"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct, aSummary } from "../../../support/builders/aProduct.ts"
import { euros } from "../../../support/builders/euros.ts"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const summary = aSummary({ price: euros(600), oldPrice: euros(1000), lowestPrice30Days: euros(1000) })

describe("A reduction", () => {
  it.each(STOCK_VISIBILITIES)("is shown on a card only for available colours: %s", (visibility) => {
    renderInShop(<ProductCard product={{ ...summary, visibility }} />)
    expect((document.body.textContent ?? "").includes("−40%")).toBe(visibility === "show")
  })

  it.each([
    [true, true],
    [false, false],
    [undefined, true],
  ])("is shown beside a reduced price: %s", (isOnSale, expected) => {
    renderInShop(
      <Price price={euros(600)} oldPrice={euros(1000)} lowestPrice30Days={euros(1000)} isOnSale={isOnSale} />,
    )
    expect((document.body.textContent ?? "").includes("−40%")).toBe(expected)
  })
})

it("a size that was missing in one colour is not reported as missing in another", async () => {
  const [red, blue] = [
    aColor([aSize("S"), aSize("M")], { id: "1", name: "Red" }),
    aColor([aSize("S"), aSize("M")], { id: "2", name: "Blue" }),
  ]
  const product = aProduct({ colors: [red, blue] })
  const nothing = () => undefined
  function Chooser() {
    const [color, setColor] = useState(red)
    return (
      <>
        <button type="button" onClick={() => setColor(blue)}>
          Blue
        </button>
        <BuyForm
          product={product}
          color={color}
          sizes={color.sizes}
          soldOut={[]}
          onIntent={nothing}
          onSize={nothing}
          onUnavailable={nothing}
        />
      </>
    )
  }
  renderInShop(<Chooser />)
  await press(screen.getByRole("button", { name: /add/i }))
  expect(screen.getByText(/select a size/i)).toBeDefined()
  await press(screen.getByRole("button", { name: "Blue" }))
  expect(screen.queryByText(/select a size/i)).toBeNull()
})
