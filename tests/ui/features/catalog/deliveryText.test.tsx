import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { useDeliveryText } from "../../../../ui/features/catalog/useDeliveryText.ts"
import { showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

function Words() {
  return <p>{useDeliveryText()}</p>
}

describe("the delivery text of a product", () => {
  it("names costs, free-delivery threshold, and return period", () => {
    showInShop(<Words />, {}, undefined, { SHIPPING_PRICE: "395", FREE_SHIPPING_FROM: "5000", RETURN_WINDOW_DAYS: "1" })
    expect(screen.getByText(/Delivered/).textContent).toBe(
      [
        "Delivered to your address for 3,95 €, free from 50,00 €.",
        "You see the day and the price of each kind of delivery before you pay.",
        "Return what you do not keep within 1 day.",
      ].join("\n"),
    )
  })
})
