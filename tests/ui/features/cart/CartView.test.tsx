import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import { NotEnoughStock, PromoCodeRefused } from "../../../../domain/cart/CartChangeRefused.ts"
import { CartDrawer } from "../../../../ui/features/cart/CartDrawer.tsx"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { answerLater, done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const two = aCart([aCartItem("1001"), aCartItem("1002", 2)])
const address = { page: "ItxShopCartPage", parameters: {} }
const more = (name: string) => screen.getByRole("button", { name: `Increase quantity of ${name}` })

describe("the cart's page", () => {
  it("shows a new quantity at once, and the shop's own totals when they arrive", async () => {
    const answer = answerLater<Cart>()
    renderInShop(<CartView cart={two} address={address} />, { changeQuantity: () => answer.promise }, two)
    await press(more("Garment 1001"))
    expect(screen.getAllByRole("status", { name: "2 items" })).toHaveLength(2)
    const changed = aCart([aCartItem("1001", 2), aCartItem("1002", 2)], {
      totalOrder: { minorUnits: 3333, currencyCode: "EUR" },
    })
    await answer.give({ ok: true, value: changed })
    expect(screen.getByText("33,33 €")).toBeDefined()
  })

  it("shows lines of a bundle under its name, and changes the right one of two with the same sku", async () => {
    const bundle = { id: "90", name: "The wool look", size: 2 }
    const lines = [
      { ...aCartItem("1001"), id: "11" },
      { ...aCartItem("1001"), id: "12", bundle },
      aCartItem("1003"),
      { ...aCartItem("1002"), bundle },
    ]
    const changeQuantity = vi.fn(() => done(aCart([aCartItem("1001")])))
    renderInShop(<CartView cart={aCart(lines)} address={address} />, { changeQuantity }, aCart(lines))
    const look = screen.getByText("The wool look").closest("li")
    if (look === null) throw new Error("no bundle")
    expect(
      within(look)
        .getAllByRole("listitem")
        .map((line) => within(line).getByText(/^Garment/).textContent),
    ).toEqual(["Garment 1001", "Garment 1002"])
    expect(look.querySelector<HTMLInputElement>("input[name=lineId]")?.value).toBe("12")
    await press(within(look).getByRole("button", { name: "Increase quantity of Garment 1001" }))
    expect(changeQuantity).toHaveBeenCalledExactlyOnceWith("1001", 2, "12")
  })

  it("rolls a refused quantity back and shows the reason beside its line", async () => {
    const { cart } = renderInShop(
      <CartView cart={two} address={address} />,
      { changeQuantity: () => refused(new NotEnoughStock({ sku: "1002", available: 2 })) },
      two,
    )
    await press(more("Garment 1002"))
    const line = screen.getByText("Garment 1002").closest("li")
    if (line === null) throw new Error("no line")
    expect(within(line).getByRole("alert").textContent).toContain("Only 2 left")
    expect(cart.current().cart).toEqual(two)
  })

  it("shows the last response, which knows of every change (newestCart, F44)", async () => {
    const first = answerLater<Cart>()
    const second = answerLater<Cart>()
    const changeQuantity = vi.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    const { cart } = renderInShop(<CartView cart={two} address={address} />, { changeQuantity }, two)
    await press(more("Garment 1001"))
    await press(more("Garment 1001"))
    await second.give({ ok: true, value: aCart([aCartItem("1001", 3), aCartItem("1002", 2)]) })
    await first.give({ ok: true, value: aCart([aCartItem("1001", 3), aCartItem("1002", 5)]) })
    expect(cart.current().cart?.items.map(({ quantity }) => quantity)).toEqual([3, 5])
  })

  it("restores a removed line at its position", async () => {
    const rest = aCart([aCartItem("1001")])
    const addToCart = vi.fn(() => done(two))
    const { cart } = renderInShop(
      <CartView cart={two} address={address} />,
      { removeFromCart: () => done(rest), addToCart },
      two,
    )
    const line = screen.getByText("Garment 1002").closest("li")
    if (line === null) throw new Error("no line")
    await press(within(line).getByRole("button", { name: "Remove Garment 1002" }))
    expect(cart.current().cart).toEqual(rest)
    await press(screen.getByRole("button", { name: "Undo" }))
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({ sku: "1002", quantity: 2, productId: "p1002", position: 1 })
    expect(cart.current().units).toBe(3)
  })

  it("keeps a refused promo code in its field, with the reason", async () => {
    renderInShop(
      <CartView cart={two} address={address} />,
      {
        addPromoCode: (_, promoCode) =>
          refused(new PromoCodeRefused({ promoCode, messageKey: "_ERR_PROMO_CODE_NOT_VALID" })),
      },
      two,
    )
    const field = screen.getByLabelText<HTMLInputElement>("Discount code")
    fireEvent.change(field, { target: { value: "SPRING" } })
    await press(screen.getByRole("button", { name: "Apply" }))
    expect(field.value).toBe("SPRING")
    expect(field.getAttribute("aria-invalid")).toBe("true")
    expect(screen.getByText(/The code ‘SPRING’ isn’t valid/)).toBeDefined()
  })

  it("does not link to the checkout with an unavailable item, and names it", () => {
    const gone = aCart([aCartItem("1001", 1, { isBuyable: false })])
    renderInShop(<CartView cart={gone} address={address} />, {}, gone)
    expect(screen.getByText("No longer available. Remove to continue.")).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Checkout" }).disabled).toBe(true)
  })

  it("shows the stock where it limits the quantity", () => {
    const last = aCart([aCartItem("1001", 2, { unitsAvailable: 2 })])
    renderInShop(<CartView cart={last} address={address} />, {}, last)
    expect(screen.getByText("These are the last 2 in stock")).toBeDefined()
    expect(more("Garment 1001")).toHaveProperty("disabled", true)
  })

  it("shows why a form sent without a script was refused", () => {
    renderInShop(
      <CartView
        cart={two}
        address={{ page: "ItxShopCartPage", parameters: { refused: "CartLimitReached", refusedParameter: "3" } }}
      />,
    )
    expect(
      screen
        .getAllByRole("alert")
        .map((alert) => alert.textContent)
        .join(),
    ).toContain("Your bag can hold 3 different items")
  })

  it("consists of forms that work without a script", () => {
    renderInShop(<CartView cart={two} address={address} />)
    const form = screen.getByText("Garment 1002").closest("li")?.querySelector("form")
    expect(form?.getAttribute("action")).toBe("/10000034/-1/cart/lines")
    expect([...(form?.querySelectorAll("button") ?? [])].map((button) => `${button.name}=${button.value}`)).toEqual([
      "quantity=1",
      "quantity=3",
      "quantity=0",
    ])
  })

  it("links to the shop from an empty cart", () => {
    renderInShop(<CartView cart={aCart([])} address={address} />)
    expect(screen.getByText(/Your bag is empty\. Good clothes are worth a second look\./)).toBeDefined()
    expect(screen.getByRole("link", { name: "Women" })).toBeDefined()
  })
})

describe("the cart's drawer", () => {
  it("requests the cart once when it opens without one", async () => {
    const answer = answerLater<Cart>()
    const loadCart = vi.fn(() => answer.promise)
    const { cart } = renderInShop(<CartDrawer />, { loadCart })
    expect(loadCart).not.toHaveBeenCalled()
    act(() => cart.setOpen(true))
    expect(screen.getByText("Loading your bag…")).toBeDefined()
    await answer.give({ ok: true, value: two })
    expect(screen.getByText("Garment 1001")).toBeDefined()
    expect(loadCart).toHaveBeenCalledTimes(1)
  })

  it("requests no cart while the addition that opened it is in progress, and then shows its response", () => {
    const loadCart = vi.fn(() => answerLater<Cart>().promise)
    const { cart } = renderInShop(<CartDrawer />, { loadCart })
    act(() => cart.setOpen(true, true))
    expect(screen.getByText("Loading your bag…")).toBeDefined()
    act(() => cart.set(two))
    expect(screen.getByText("Garment 1001")).toBeDefined()
    expect(loadCart).not.toHaveBeenCalled()
  })
})
