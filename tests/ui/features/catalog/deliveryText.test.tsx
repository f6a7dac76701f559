import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { useDeliveryText } from "../../../../ui/features/catalog/product/useDeliveryText.ts"
import { renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

function Texts() {
  return <p>{useDeliveryText()}</p>
}

describe("the delivery text of a product", () => {
  it("names costs, free-delivery threshold, and return period", () => {
    renderInShop(<Texts />, {}, undefined, {
      SHIPPING_PRICE: "395",
      FREE_SHIPPING_FROM: "5000",
      RETURN_WINDOW_DAYS: "1",
    })
    expect(screen.getByText(/Standard delivery/).textContent).toBe(
      [
        "Standard delivery 3,95 €. Free over 50,00 €.",
        "Delivery dates and prices are shown before you pay",
        "Returns within 1 day",
      ].join("\n"),
    )
  })
})
