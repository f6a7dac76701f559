import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { PurchaseLines } from "../../../../ui/features/shared/cart/PurchaseLines.tsx"
import { CartView } from "../../../../ui/features/cart/CartView.tsx"
import { cartWithAddition } from "../../../../ui/features/catalog/product/cartWithAddition.ts"
import { aCart, aCartItem } from "../../../support/builders/aCart.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { done, press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const address = { page: "ItxShopCartPage", parameters: {} }
const letters = (text: string) => [
  {
    areaId: "chest",
    colorId: "indigo",
    datatype: "TEXT",
    typographyId: "serif",
    text,
    areaName: "Left of the chest",
    colorName: "Indigo",
    typographyName: "Serif",
  },
]
const tailoring = {
  garmentId: "jacket",
  fabricId: "flannel",
  fabricName: "Grey flannel",
  expressService: true,
  originalOrderId: "7009",
  personalizations: [{ attributeId: "fit", valueId: "slim", attributeName: "Fit", valueName: "Slim" }],
}
const plain = aCartItem("1001")
const ab = aCartItem("1001", 1, { id: "ab", customization: letters("AB") })
const cd = aCartItem("1001", 1, { id: "cd", customization: letters("CD") })
const lineWith = (text: string) => {
  const line = screen.getByText(text).closest("li")
  if (line === null) throw new Error(`no line with ${text}`)
  return within(line)
}

describe("customized lines", () => {
  it("show their monogram and tailoring, in the cart and on an order", () => {
    const items = [ab, aCartItem("1002", 1, { tailoring })]
    renderInShop(
      <>
        <CartView cart={aCart(items)} address={address} />
        <PurchaseLines items={items} />
      </>,
      {},
      aCart(items),
    )
    expect(
      screen.getAllByText(
        (_, element) =>
          element?.tagName === "P" && element.textContent === "Personalisation: AB, Left of the chest, Indigo, Serif",
      ),
    ).toHaveLength(2)
    expect(
      screen.getAllByText(
        (_, element) =>
          element?.tagName === "P" &&
          element.textContent === "Made to measure: Grey flannel, Fit: Slim, express service, same as order 7009",
      ),
    ).toHaveLength(2)
  })

  it("of one sku change separately, and are restored with their monogram", async () => {
    const all = aCart([plain, ab, cd])
    const changeQuantity = vi.fn(() => done(aCart([plain, { ...ab, quantity: 2 }, cd])))
    const removeFromCart = vi.fn(() => done(aCart([plain, { ...ab, quantity: 2 }])))
    const addToCart = vi.fn(() => done(all))
    const { cart } = renderInShop(
      <CartView cart={all} address={address} />,
      { changeQuantity, removeFromCart, addToCart },
      all,
    )
    await press(lineWith("AB").getByRole("button", { name: /Increase quantity/ }))
    expect(changeQuantity).toHaveBeenCalledExactlyOnceWith("1001", 2, "ab")
    expect(cart.current().cart?.items.map(({ quantity }) => quantity)).toEqual([1, 2, 1])
    await press(lineWith("CD").getByText("Remove"))
    expect(removeFromCart).toHaveBeenCalledExactlyOnceWith("1001", "cd")
    await press(screen.getByRole("button", { name: "Undo" }))
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({
      sku: "1001",
      quantity: 1,
      productId: "p1001",
      position: 2,
      customization: letters("CD"),
    })
  })

  it("are named by their id in the forms without a script; plain ones of one sku are not", () => {
    const all = aCart([ab, aCartItem("1002")])
    renderInShop(<CartView cart={all} address={address} />, {}, all)
    expect([...document.querySelectorAll<HTMLInputElement>("input[name=lineId]")].map(({ value }) => value)).toEqual([
      "ab",
    ])
  })

  it("do not grow when a plain item of their sku is added", () => {
    const size = aSize("M", { sku: ab.sku })
    const after = cartWithAddition(aCart([ab]), aProduct(), aColor([size]), size)
    expect(after.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["ab", 1],
      ["", 1],
    ])
  })
})
