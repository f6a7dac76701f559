import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import type { PageData } from "../../../../application/navigation/PageData.ts"
import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { CategoryView } from "../../../../ui/features/catalog/listing/CategoryView.tsx"
import { toCartAddition } from "../../../../ui/features/catalog/product/toCartAddition.ts"
import { SearchView } from "../../../../ui/features/catalog/listing/SearchView.tsx"
import { shopPages } from "../../../../ui/runtime/pages/useShopPages.ts"
import { loadIslands } from "../../../../ui/runtime/island.tsx"
import { aCart, aCartItem, aSku } from "../../../support/builders/aCart.ts"
import { backendError } from "../../../support/builders/backendError.ts"
import { euros } from "../../../support/builders/euros.ts"
import { aList, aProduct, aSummary } from "../../../support/builders/aProduct.ts"
import { answerLater, done, press, refused, renderInShop } from "../../../support/ui/shopAround.tsx"
import type { FakeCommands, PageCommands } from "../../../support/ui/shopAround.tsx"
import { aCategory, aFrame } from "../../../support/ui/somePages.ts"

beforeAll(() => loadIslands())
beforeEach(() => {
  document.documentElement.dataset["hydrated"] = ""
})
afterEach(cleanup)

const aSize = (sku: string, name: string, changes: Partial<ProductSize> = {}): ProductSize => ({
  sku: aSku(sku),
  name,
  price: euros(2995),
  isBuyable: true,
  visibility: "show",
  isLow: false,
  ...changes,
})
const picture: ProductImage = {
  url: "/media/blue.webp",
  external: false,
  view: "front",
  width: 1600,
  height: 2000,
  widths: [400],
  formats: ["webp"],
  alt: "",
}
const shirts = aCategory("11020", "Shirts")
const summary = aSummary({ id: "7", name: "Oxford shirt", colors: [], images: [picture] })
const blue: ProductColor = {
  id: "400",
  name: "Blue",
  images: [picture],
  sizes: [
    aSize("7-400-S", "S"),
    aSize("7-400-M", "M", { isLow: true }),
    aSize("7-400-L", "L", { visibility: "sold_out", isBuyable: false }),
  ],
}
const red: ProductColor = { id: "600", name: "Red", images: [], sizes: [aSize("7-600-XS", "XS")] }
const shirt = aProduct({ id: "7", name: "Oxford shirt", categoryIds: ["1", "11020"], colors: [red, blue] })
const pageOf = (product: Product): PageData => ({
  address: shopPages(aFrame()).product(product),
  frame: aFrame(),
  content: { content: "product", product: { product, readAt: Date.now(), path: [], related: [] } },
})

async function opened(commands: FakeCommands, products = [summary]) {
  const shown = renderInShop(
    <CategoryView
      category={{ path: [shirts], category: shirts, list: { ...aList(), totalCount: products.length, products } }}
      address={shopPages(aFrame()).category(shirts)}
    />,
    commands,
  )
  await press(screen.getByRole("button", { name: "Add to bag: Oxford shirt" }))
  return { ...shown, drawer: within(await screen.findByRole("dialog", { name: "Add to bag" }, { timeout: 10_000 })) }
}

describe("a card in a list", () => {
  it("opens the sizes of its colour, with their stock, and adds the pressed one to the cart", async () => {
    const added = aCart([aCartItem("7-400-M")])
    const addToCart = vi.fn(() => done(added))
    const { cart, drawer } = await opened({ loadPage: () => done(pageOf(shirt)), addToCart })
    await drawer.findByRole("button", { name: /^S/ })
    expect(drawer.getByRole("status").textContent).toBe("Select a size to add to your bag: Blue")
    expect(drawer.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["S", "MLow stock", "LSold out"])
    expect(drawer.getByRole<HTMLButtonElement>("button", { name: /^L/ }).disabled).toBe(true)
    await press(drawer.getByRole("button", { name: /^M/ }))
    expect(addToCart).toHaveBeenCalledExactlyOnceWith({
      sku: "7-400-M",
      quantity: 1,
      productId: "7",
      name: "Oxford shirt · Blue · M",
      categoryId: "11020",
      color: "400",
      sizeId: "M",
    })
    expect([cart.current().cart, cart.current().isOpen, screen.queryByRole("dialog", { name: "Add to bag" })]).toEqual([
      added,
      true,
      null,
    ])
  })

  it("that is sold in lots shows that, and a press adds one lot to the cart", async () => {
    const addToCart = vi.fn(() => done(aCart([aCartItem("7-400-M")])))
    const lots = {
      ...shirt,
      colors: shirt.colors.map((color) => ({ ...color, sizes: color.sizes.map((size) => ({ ...size, unitsLot: 3 })) })),
    }
    const { drawer } = await opened({ loadPage: () => done(pageOf(lots)), addToCart })
    await drawer.findByRole("button", { name: /^S/ })
    expect(drawer.getByRole("status").textContent).toBe("Select a size to add to your bag: Blue Sold in packs of 3")
    await press(drawer.getByRole("button", { name: /^M/ }))
    expect(addToCart).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sku: "7-400-M", quantity: 3, unitsLot: 3 }),
    )
  })

  it("sends the search that found it with the addition, within the shop's length limit", async () => {
    const words = "oxford ".repeat(40)
    const addToCart = vi.fn(() => done(aCart([aCartItem("7-400-M")])))
    renderInShop(
      <SearchView
        search={{ term: words, list: { ...aList(), totalCount: 1, products: [summary] } }}
        address={shopPages(aFrame()).search(words)}
      />,
      { browse: { rememberSearch: () => new Promise(() => undefined) } },
    )
    expect(toCartAddition(shirt, blue, { sku: aSku("7-400-M"), name: "M" })).toMatchObject({
      searchConversion: words.slice(0, 128),
      categoryId: "11020",
    })
    cleanup()
    const { drawer } = await opened({ loadPage: () => done(pageOf(shirt)), addToCart })
    await press(await drawer.findByRole("button", { name: /^M/ }))
    expect(addToCart).toHaveBeenCalledExactlyOnceWith(
      expect.not.objectContaining({ searchConversion: expect.anything() }),
    )
  })

  it("shows a pending addition, and starts no second one", async () => {
    const later = answerLater<ReturnType<typeof aCart>>()
    const addToCart = vi.fn(() => later.promise)
    const { drawer } = await opened({ loadPage: () => done(pageOf(shirt)), addToCart })
    await drawer.findByRole("button", { name: /^S/ })
    await press(drawer.getByRole("button", { name: /^S/ }))
    await press(drawer.getByRole("button", { name: /^M/ }))
    expect(drawer.getByRole("button", { busy: true }).textContent).toBe("SAdding to bag…")
    expect(addToCart).toHaveBeenCalledTimes(1)
    await later.give({ ok: false, error: backendError("timedOut") })
  })

  it("keeps the sizes open and shows the reason where the shop refuses", async () => {
    const { cart, drawer } = await opened({
      loadPage: () => done(pageOf(shirt)),
      addToCart: () => refused(backendError("unreachable")),
    })
    await drawer.findByRole("button", { name: /^S/ })
    await press(drawer.getByRole("button", { name: /^S/ }))
    expect(drawer.getByRole("alert").textContent).toContain("Couldn’t add to bag")
    expect([cart.current().cart, drawer.getByRole<HTMLButtonElement>("button", { name: /^S/ }).disabled]).toEqual([
      undefined,
      false,
    ])
  })

  it("shows that the sizes cannot be loaded, and retries", async () => {
    const loadPage = vi
      .fn<PageCommands["loadPage"]>()
      .mockImplementationOnce(() => refused(backendError("unreachable")))
      .mockImplementation(() => done(pageOf(shirt)))
    const { drawer } = await opened({ loadPage })
    await drawer.findByText("We couldn’t load the sizes")
    await press(drawer.getByRole("button", { name: "Try again" }))
    expect((await drawer.findAllByRole("listitem")).length).toBe(3)
  })

  it("has no such button where nothing can be bought, or for a bundle", () => {
    const products = [
      aSummary({ id: "1", name: "Gone", visibility: "sold_out" }),
      aSummary({ id: "2", name: "Look", bundleSize: 3 }),
    ]
    renderInShop(
      <CategoryView
        category={{ path: [shirts], category: shirts, list: { ...aList(), totalCount: 2, products } }}
        address={shopPages(aFrame()).category(shirts)}
      />,
    )
    expect(screen.queryByRole("button", { name: /Add to bag/ })).toBeNull()
  })
})
