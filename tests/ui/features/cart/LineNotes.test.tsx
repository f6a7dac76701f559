import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { euros } from "../../../support/builders/euros.ts"
import { done, press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const address = { page: "ItxShopCartPage", parameters: {} }
const show = (changes: Partial<CartItem>, quantity = 1, configuration: Readonly<Record<string, string>> = {}) => {
  const cart = aCart([aCartItem("1001", quantity, changes)])
  const changeQuantity = vi.fn(() => done(cart))
  renderInShop(<CartView cart={cart} address={address} />, { changeQuantity }, cart, configuration)
  return changeQuantity
}

describe("a line of the cart", () => {
  it.each([
    [{ isSoldOut: true }, "Sold out. Remove to continue."],
    [{}, "No longer available. Remove to continue."],
    [{ presaleType: "coming_soon" }, "Not available yet. Remove to continue."],
    [{ isSoldOut: true, presaleType: "back_soon" }, "Sold out, back soon. Remove to continue."],
  ])("that is unavailable shows why: %o", async (changes, words) => {
    show({ isBuyable: false, ...changes })
    expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy()
    expect(screen.getByRole("button", { name: "Checkout" })).toHaveProperty("disabled", true)
  })

  it("shows early access, delivery and discounts", async () => {
    show({
      presaleType: "early",
      isHeavyProduct: true,
      adjustments: [{ description: "10% off", amount: euros(-400), isShipping: false }],
    })
    for (const words of ["Pre-order: sent as soon as it’s in stock", "Delivered by a large-item courier"])
      expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy()
    expect(
      screen.getByText((_, element) => element?.tagName === "P" && /^10% off .*4[.,]00/.test(element.textContent)),
    ).toBeTruthy()
  })

  it.each([
    [{ presaleType: "early" }, "Pre-order: sent as soon as it’s in stock"],
    [{ isHeavyProduct: true }, "Delivered by a large-item courier"],
  ])("shows each note separately, and no sales unit where it is sold by the item: %o", async (changes, words) => {
    show(changes)
    expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy()
    expect(screen.queryByText(/^Sold/)).toBeNull()
  })

  it("shows its tax where prices are without, and leaves it to the totals where they include it", () => {
    const taxes = [{ name: "MwSt 19 %", amount: euros(190) }]
    show({ taxes })
    expect(screen.queryByText(/MwSt/)).toBeNull()
    cleanup()
    show({ taxes }, 1, { PRICES_INCLUDE_TAX: "false" })
    expect(screen.getByText(/MwSt 19 %/).textContent).toMatch(/1[.,]90/)
  })

  it("with a quantity above the stock shows the stock, and blocks the checkout", () => {
    show({ unitsAvailable: 2 }, 5)
    expect(screen.getByText("Only 2 left. Reduce the quantity to continue.")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Checkout" })).toHaveProperty("disabled", true)
  })

  it.each([0, 1, 9])(
    "that is unavailable does not show that %d are left, and accepts no more of them",
    (unitsAvailable) => {
      show({ isBuyable: false, unitsAvailable }, 1)
      expect(screen.queryByText(/we have|left/)).toBeNull()
      expect(screen.getByRole("button", { name: /Increase quantity/ })).toHaveProperty("disabled", true)
      for (const remove of screen.getAllByRole("button", { name: "Remove Garment 1001" }))
        expect(remove).toHaveProperty("disabled", false)
    },
  )

  it("that is sold in lots changes by the lot", async () => {
    const changeQuantity = show({ unitsLot: 5 }, 5)
    expect(await screen.findByText("Sold in packs of 5", {}, { timeout: 10_000 })).toBeTruthy()
    await press(screen.getByRole("button", { name: /Increase quantity/ }))
    expect(changeQuantity).toHaveBeenCalledExactlyOnceWith("1001", 10, undefined)
  })

  it("that is not a whole lot blocks the checkout", () => {
    show({ unitsLot: 5 }, 7)
    expect(screen.getByRole("button", { name: "Checkout" })).toHaveProperty("disabled", true)
  })
})
