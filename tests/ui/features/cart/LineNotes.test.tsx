import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import { done, press, showInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const address = { page: "ItxShopCartPage", parameters: {} }
const show = (changes: Partial<CartItem>, quantity = 1) => {
  const cart = aCart([aCartItem("1001", quantity, changes)])
  const changeQuantity = vi.fn(() => done(cart))
  showInShop(<CartView cart={cart} address={address} />, { changeQuantity }, cart)
  return changeQuantity
}

describe("a line of the cart", () => {
  it.each([
    [{ isSoldOut: true }, "Sold out for now. Remove it to go on."],
    [{}, "No longer available. Remove it to go on."],
    [{ presaleType: "coming_soon" }, "Not on sale yet. Remove it to go on."],
    [{ isSoldOut: true, presaleType: "back_soon" }, "Sold out, and coming back soon. Remove it to go on."],
  ])("that cannot be bought says why: %o", async (changes, words) => {
    show({ isBuyable: false, ...changes })
    expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByRole("button", { name: "Go to checkout" })).toHaveProperty("disabled", true)
  })

  it("says that it is on sale early, how it is brought, and what is taken off it", async () => {
    show({ presaleType: "early", isHeavyProduct: true, adjustments: [{ description: "10% off", amount: euros(-400), isShipping: false }] })
    for (const words of ["Pre-order: sent as soon as it arrives.", "Brought by a carrier for heavy goods."]) expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByText((_, element) => element?.tagName === "P" && /^10% off .*4[.,]00/.test(element.textContent))).toBeTruthy()
  })

  it("that is sold in lots goes by the lot", async () => {
    const changeQuantity = show({ unitsLot: 5 }, 5)
    expect(await screen.findByText("Sold in lots of 5", {}, { timeout: 10_000 })).toBeTruthy()
    await press(screen.getByRole("button", { name: /One more/ }))
    expect(changeQuantity).toHaveBeenCalledExactlyOnceWith("1001", 10, undefined)
  })

  it("that is no whole lot keeps the cart from the checkout", () => {
    show({ unitsLot: 5 }, 7)
    expect(screen.getByRole("button", { name: "Go to checkout" })).toHaveProperty("disabled", true)
  })
})
