import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { useDeliveryText } from "../../../../ui/features/catalog/useDeliveryText.ts"
import { showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

function Words() {
  return <p>{useDeliveryText()}</p>
}

describe("what is said of delivery beside a product", () => {
  it("names what it costs, from which amount it is free, and the days to return in", () => {
    showInShop(<Words />, {}, undefined, { SHIPPING_PRICE: "395", FREE_SHIPPING_FROM: "5000", RETURN_WINDOW_DAYS: "1" })
    expect(screen.getByText(/Delivered/).textContent).toBe(
      [
        "Standard delivery 3,95 €. Free over 50,00 €.",
        "Delivery dates and prices are shown before you pay",
        "Returns within 1 day",
      ].join("\n"),
    )
  })
})
