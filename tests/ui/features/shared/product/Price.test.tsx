import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { TotalsTable } from "../../../../../ui/features/shared/cart/TotalsTable.tsx"
import { CartLine } from "../../../../../ui/features/cart/lines/CartLine.tsx"
import { ProductCard } from "../../../../../ui/features/catalog/listing/ProductCard.tsx"
import { aCart, aCartItem } from "../../../../support/builders/aCart.ts"
import { aProductSummary } from "../../../../support/ui/somePages.ts"
import { renderInShop } from "../../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const item = aCartItem("8201-400-3", 2)
const shown = (configuration: Readonly<Record<string, string>>) => {
  renderInShop(
    <>
      <ProductCard product={aProductSummary(1)} />
      <ProductCard product={aProductSummary(2)} />
      <ul>
        <CartLine item={item} error={undefined} onQuantity={() => undefined} changes={undefined} />
      </ul>
      <TotalsTable totals={aCart([item])} shipping="open" />
    </>,
    {},
    aCart([item]),
    configuration,
  )
  return screen.queryAllByText("excl. tax").length
}

describe("a price without tax", () => {
  it("is marked in lists, in the cart and beside item costs, where the configuration excludes tax", () => {
    expect(shown({ PRICES_INCLUDE_TAX: "false" })).toBe(4)
  })

  it.each([[{ PRICES_INCLUDE_TAX: "true" }], [{}]])("is not marked with the configuration %o", (configuration) => {
    expect(shown(configuration)).toBe(0)
  })
})
