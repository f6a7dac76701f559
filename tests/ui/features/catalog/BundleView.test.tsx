import { cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { BundleComponent, Product } from "../../../../domain/catalog/Product.ts"
import { NotEnoughStock } from "../../../../domain/cart/CartChangeRefused.ts"
import { BundleView } from "../../../../ui/features/catalog/bundle/BundleView.tsx"
import { aCart, aCartItem, aSku } from "../../../support/builders/aCart.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct, aSummary } from "../../../support/builders/aProduct.ts"
import { euros } from "../../../support/builders/euros.ts"
import { done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const sizes = (id: string, ...names: readonly string[]) =>
  names.map((name) => aSize(name, { sku: aSku(`${id}-${name}`) }))
const coat: BundleComponent = {
  ...aSummary({ id: "11", mfname: "711", name: "Coat", categoryId: "c1" }),
  colors: [aColor(sizes("coat", "S", "M")), aColor(sizes("blue", "M"), { id: "400", name: "Indigo" })],
}
const scarf: BundleComponent = {
  ...aSummary({ id: "12", mfname: "712", name: "Scarf" }),
  colors: [aColor(sizes("scarf", "ONE"))],
}
const bundle = { price: euros(9990), images: [], components: [coat, scarf] }
const look = aProduct({ id: "90", mfname: "6001", name: "The wool look", productUrl: "the-wool-look", bundle })

const show = (overrides: Parameters<typeof renderInShop>[1] = {}, product: Product = look, shown = bundle) =>
  renderInShop(<BundleView page={{ product, readAt: Date.now(), path: [], related: [] }} bundle={shown} />, overrides)
const add = () => screen.getByRole<HTMLButtonElement>("button", { name: /Add look to bag|Sold out|Coming soon/ })
const sizeOf = (name: string) => screen.getByRole("group", { name: `Size of ${name}` })

describe("a bundle's page", () => {
  it("shows the shop's price, and each item with its colours and sizes", () => {
    show()
    expect(screen.getByText("99,90 €")).toBeDefined()
    expect(within(sizeOf("Coat")).getAllByRole("radio")).toHaveLength(2)
    expect(screen.getByRole("link", { name: "Scarf" }).getAttribute("href")).toContain("-l712")
  })

  it("asks for the missing size beside it, without a call", async () => {
    const addBundle = vi.fn(() => done(aCart()))
    show({ addBundle })
    await press(add())
    expect(within(sizeOf("Coat")).getByText("Select a size for Coat")).toBeDefined()
    expect(screen.getAllByText(/Select a size for/)[0]).toBeDefined()
    expect(document.activeElement).toBe(within(sizeOf("Coat")).getByRole("radio", { name: /^S/ }))
    expect(addBundle).not.toHaveBeenCalled()
  })

  it("makes no call where a browser submits the form without all sizes", async () => {
    const addBundle = vi.fn(() => done(aCart()))
    show({ addBundle })
    fireEvent.submit(document.querySelector("form") ?? document.body)
    expect(addBundle).not.toHaveBeenCalled()
    expect(within(sizeOf("Coat")).getByText("Select a size for Coat")).toBeDefined()
  })

  it("adds all items by one call, each with its bundle, and opens the cart", async () => {
    const addBundle = vi.fn(() => done(aCart([aCartItem("coat-M"), aCartItem("scarf-ONE")])))
    const { cart } = show({ addBundle })
    await press(within(sizeOf("Coat")).getByRole("radio", { name: /^M/ }))
    await press(add())
    expect(addBundle).toHaveBeenCalledExactlyOnceWith([
      { sku: "coat-M", quantity: 1, productId: "11", bundleId: "90", sizeId: "M", categoryId: "c1" },
      { sku: "scarf-ONE", quantity: 1, productId: "12", bundleId: "90", sizeId: "ONE" },
    ])
    expect(cart.current()).toMatchObject({ units: 2, isOpen: true })
  })

  it("keeps the size in another colour where that has it, and asks again where it does not", async () => {
    const addBundle = vi.fn(() => done(aCart()))
    show({ addBundle })
    await press(within(sizeOf("Coat")).getByRole("radio", { name: /^M/ }))
    await press(screen.getByRole("radio", { name: "Indigo" }))
    expect(within(sizeOf("Coat")).getByRole<HTMLInputElement>("radio").checked).toBe(true)
    await press(add())
    expect(addBundle).toHaveBeenCalledWith(expect.arrayContaining([expect.objectContaining({ sku: "blue-M" })]))
  })

  it("shows why the shop refused, and leaves the cart unchanged", async () => {
    const { cart } = show({ addBundle: () => refused(new NotEnoughStock({ sku: "coat-M", available: 0 })) })
    await press(within(sizeOf("Coat")).getByRole("radio", { name: /^M/ }))
    await press(add())
    expect(screen.getByRole("alert").textContent).toContain("Couldn’t add to bag")
    expect(cart.current()).toMatchObject({ isOpen: false })
  })

  it("cannot be bought while the shop shows it as sold out, or where an item is sold out", () => {
    show({}, { ...look, visibility: "sold_out" })
    expect(add().disabled).toBe(true)
    cleanup()
    const gone = { ...scarf, colors: [aColor([aSize("ONE", { isBuyable: false, visibility: "sold_out" })])] }
    show({}, look, { ...bundle, components: [coat, gone] })
    expect(add().disabled).toBe(true)
    expect(
      screen.getByText(/One of these items isn’t available right now\. You can buy the others separately\./),
    ).toBeDefined()
  })

  it("is a form that works without a script", () => {
    show()
    const form = document.querySelector("form")
    expect(form?.getAttribute("action")).toBe("/10000034/-1/cart/items")
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      bundleId: "90",
      components: "2",
      "sku.12": "scarf-ONE",
    })
  })
})
