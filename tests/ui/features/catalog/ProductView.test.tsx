import { cleanup, screen, within } from "@testing-library/react"
import { type ReactNode, useState } from "react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import type { Product } from "../../../../domain/catalog/Product.ts"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import { NotEnoughStock } from "../../../../domain/cart/CartChangeRefused.ts"
import { ProductView } from "../../../../ui/features/catalog/product/ProductView.tsx"
import { loadIslands } from "../../../../ui/runtime/island.tsx"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { AtAddress } from "../../../support/ui/AtAddress.tsx"
import { answerLater, done, press, refused, seen, renderInShop } from "../../../support/ui/shopAround.tsx"
import { notLoaded } from "../../../support/ui/notLoaded.ts"

beforeAll(() => loadIslands())
afterEach(cleanup)

const shirt = aProduct({
  colors: [
    aColor([
      aSize("L"),
      aSize("S"),
      aSize("M", { isBuyable: false, visibility: "sold_out" }),
      aSize("XXS", { visibility: "hidden" }),
    ]),
    aColor([aSize("I", { isBuyable: false, visibility: "sold_out" })], { id: "400", name: "Indigo" }),
  ],
})

/** Nothing is fetched. */

function page(product: Product, parameters: Readonly<Record<string, string>> = {}) {
  const opened = {
    page: "ItxProductPage",
    parameters: { mfname: product.mfname, productUrl: product.productUrl, ...parameters },
  }
  return (
    <AtAddress
      opened={opened}
      page={(address) => (
        <ProductView
          actionsDrawer={notLoaded()}
          product={{ product, readAt: Date.now(), path: [], related: [] }}
          address={address}
        />
      )}
    />
  )
}

const size = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name })
const add = () => screen.getByRole("button", { name: "Add to bag" })

/** A page that another address replaces. */
function navigablePage(first: ReactNode) {
  let show: (next: ReactNode) => void = () => undefined
  function Place() {
    const [shown, setShown] = useState(first)
    show = setShown
    return shown
  }
  renderInShop(<Place />)
  return { lead: (next: ReactNode) => seen(() => show(next)) }
}

describe("a product's page", () => {
  it("offers sizes in their order, and marks the sold-out one", () => {
    renderInShop(page(shirt))
    const offered = screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.closest("label")?.textContent)
    expect(offered).toEqual(["S", "MSold out", "L"])
    expect(size(/^M/).disabled).toBe(true)
  })

  it("shows beside the sizes that none was selected, without a call", async () => {
    renderInShop(page(shirt))
    await press(add())
    const sizes = screen.getByRole("group", { name: "Size" })
    expect(within(sizes).getByText("Select a size")).toBeDefined()
    expect(document.activeElement).toBe(size(/^S/))
  })

  it("adds the selected size to the cart and opens the cart", async () => {
    const addToCart = vi.fn(() => done(aCart([aCartItem("7001-S")])))
    const { cart } = renderInShop(page(shirt), { addToCart })
    await press(size(/^S/))
    await seen(() => add().click())
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({
      sku: "7001-S",
      quantity: 1,
      productId: "p1",
      name: expect.stringMatching(new RegExp(`^${shirt.name} · .+ · S$`)),
      categoryId: "c121",
      color: expect.any(String),
      sizeId: "S",
    })
    expect(cart.current()).toMatchObject({ units: 1, isOpen: true })
  })

  it("that is sold in lots shows that, adds one lot at each press, and shows it at once", async () => {
    const answer = answerLater<Cart>()
    const addToCart = vi.fn(() => answer.promise)
    const socks = aProduct({ colors: [aColor([aSize("S", { unitsLot: 3 })])] })
    const { cart } = renderInShop(page(socks), { addToCart }, aCart([]))
    expect(screen.getByText(/^Sold in packs of 3/).textContent).toMatch(/^Sold in packs of 3 · [\d.,]+\s€$/)
    expect(new FormData(add().closest("form") ?? undefined).get("quantity")).toBe("3")
    await seen(() => add().click())
    expect(addToCart).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sku: "7001-S", quantity: 3, unitsLot: 3 }),
    )
    expect(cart.current().cart?.items).toMatchObject([{ sku: "7001-S", quantity: 3, unitsLot: 3 }])
  })

  it("shows an addition before the shop has responded", async () => {
    const answer = answerLater<Cart>()
    const { cart } = renderInShop(page(shirt), { addToCart: () => answer.promise }, aCart())
    await press(size(/^L/))
    await seen(() => add().click())
    expect(cart.current()).toMatchObject({ units: 2, isOpen: true })
    expect(screen.getByRole("button", { name: "Adding to bag…" }).getAttribute("aria-busy")).toBe("true")
    await answer.give({ ok: true, value: aCart([aCartItem("7001-L", 4)]) })
    expect(cart.current().units).toBe(4)
  })

  it("leaves a cart closed that the customer closed before the response", async () => {
    const answer = answerLater<Cart>()
    const { cart } = renderInShop(page(shirt), { addToCart: () => answer.promise }, aCart())
    await press(size(/^L/))
    await seen(() => add().click())
    cart.setOpen(false)
    await answer.give({ ok: true, value: aCart([aCartItem("7001-L", 4)]) })
    expect(cart.current()).toMatchObject({ units: 4, isOpen: false })
  })

  it("rolls a refused addition back and shows the reason", async () => {
    const before = aCart()
    const { cart } = renderInShop(
      page(shirt),
      { addToCart: () => refused(new NotEnoughStock({ sku: "7001-S", available: 0 })) },
      before,
    )
    await press(size(/^S/))
    await seen(() => add().click())
    expect(cart.current()).toMatchObject({ cart: before, isOpen: false })
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Couldn’t add to bag"))
    expect(screen.getByRole("alert").textContent).toContain("Just sold out")
  })

  it("is a form that works without a script", () => {
    const { container } = { container: document.body }
    renderInShop(page(shirt))
    const form = container.querySelector("form")
    expect(form?.getAttribute("action")).toBe("/10000034/-1/cart/items")
    expect(form?.method).toBe("post")
    const sent = Object.fromEntries(new FormData(form ?? undefined))
    expect(sent).toEqual({
      quantity: "1",
      productId: "p1",
      categoryId: "c121",
      returnTo: "/10000034/-1/linen-shirt-l7001?colorId=800",
    })
  })

  it("has the colour of its address and changes it without another request", async () => {
    renderInShop(page(shirt, { colorId: "400" }))
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sold out" }).disabled).toBe(true)
    expect(screen.getByText(/All sizes are sold out in this colour\. Try another colour\./)).toBeDefined()
    await press(screen.getByRole("link", { name: "Ecru" }))
    expect(add()).toBeDefined()
    expect(window.location.search).toBe("?colorId=800")
  })

  it("follows an address with another colour of the product, also after it navigated away", async () => {
    const { lead } = navigablePage(page(shirt, { colorId: "800" }))
    await press(screen.getByRole("link", { name: "Indigo" }))
    expect(screen.getByRole("button", { name: "Sold out" })).toBeDefined()
    await lead(page(shirt, { colorId: "800" }))
    expect(add()).toBeDefined()
    await lead(page(shirt, { colorId: "400" }))
    expect(screen.getByRole("button", { name: "Sold out" })).toBeDefined()
  })

  it("strikes through the lowest price of the selected size where sizes differ (R21)", async () => {
    const money = (minorUnits: number) => ({ minorUnits, currencyCode: "EUR" })
    renderInShop(
      page(
        aProduct({
          colors: [
            aColor([
              aSize("S", { price: money(3000), oldPrice: money(4000), lowestPrice30Days: money(4000) }),
              aSize("L", { price: money(5000), oldPrice: money(8000), lowestPrice30Days: money(8000) }),
            ]),
          ],
          lowestPrice30Days: money(4000),
        }),
      ),
    )
    expect(screen.getByText("Lowest price in the last 30 days: 40,00 €")).toBeDefined()
    await press(size(/^L/))
    expect(screen.getByText("Lowest price in the last 30 days: 80,00 €")).toBeDefined()
    expect(screen.getByText("80,00 €").closest("s")).not.toBeNull()
  })

  it("strikes through the lowest price of 30 days and labels it", () => {
    const reduced = aProduct({
      colors: [aColor([aSize("S", { oldPrice: { minorUnits: 6000, currencyCode: "EUR" } })])],
      lowestPrice30Days: { minorUnits: 4000, currencyCode: "EUR" },
    })
    renderInShop(page(reduced))
    expect(screen.getByText("40,00 €").closest("s")).not.toBeNull()
    expect(screen.getByText(/−25%/)).toBeDefined()
    expect(screen.getByText("Lowest price in the last 30 days: 40,00 €")).toBeDefined()
    expect(screen.queryByText("60,00 €")).toBeNull()
  })
})
