import * as Schema from "effect/Schema"
import { act, cleanup } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { ProductDetailWire, toProduct } from "../../../../../adapters/backend/catalog/productDetailWire.ts"
import { CartWire, toCart } from "../../../../../adapters/backend/http/wire/CartWire.ts"
import { ProductSummaryWire, toProductSummary } from "../../../../../adapters/backend/http/wire/ProductSummaryWire.ts"
import { toWishlist, WishlistWire } from "../../../../../adapters/backend/wishlist/wishlistWire.ts"
import { CartView } from "../../../../../ui/features/cart/CartView.tsx"
import { ProductGrid } from "../../../../../ui/features/catalog/listing/ProductGrid.tsx"
import { ProductView } from "../../../../../ui/features/catalog/product/ProductView.tsx"
import { WishlistsView } from "../../../../../ui/features/wishlist/WishlistsView.tsx"
import { wishlistCommandsFixture } from "../../../../support/ui/wishlistCommandsFixture.ts"
import { renderInShop } from "../../../../support/ui/shopAround.tsx"

afterEach(cleanup)

/** A backend's data of a reduced price, with the price history of the previous 30 days and without. */
const ALONE = { oldPrice: 6_000 }
const WITH_HISTORY = { oldPrice: 6_000, lowestPrice30Days: 5_000 }
type BackendPrice = typeof ALONE | typeof WITH_HISTORY

const read = <A, I>(schema: Schema.Codec<A, I>, answer: unknown): A => Schema.decodeUnknownSync(schema)(answer)
const common = { mfname: "7001", productUrl: "coat", name: "Coat", visibility: "show" }
const noDrawer = () => Promise.reject<never>(new Error("no drawer was expected"))

const tile = (priceData: BackendPrice) => (
  <ProductGrid
    layout="row"
    products={[
      toProductSummary("EUR")(
        read(ProductSummaryWire, {
          ...common,
          ...priceData,
          id: "1",
          categoryId: "11",
          price: 4_000,
          colors: [],
          images: [],
        }),
      ),
    ]}
  />
)

const page = ({ oldPrice, ...history }: BackendPrice) => {
  const size = { sku: "7001-800-M", name: "M", price: 4_000, oldPrice, isBuyable: true, visibility: "show" }
  const product = toProduct("EUR")(
    read(ProductDetailWire, {
      ...common,
      ...history,
      id: "1",
      detail: { colors: [{ id: "800", name: "Black", images: [], sizes: [size] }] },
    }),
  )
  return (
    <ProductView
      productActions={noDrawer}
      product={{ product, readAt: Date.now(), path: [], related: [] }}
      address={{ page: "ItxProductPage", parameters: { mfname: "7001", productUrl: "coat" } }}
    />
  )
}

const cart = (priceData: BackendPrice) => {
  const item = { ...priceData, id: "1", sku: "7001-800-M", quantity: 1, unitPrice: 4_000, name: "Coat", parentId: "1" }
  return (
    <CartView
      cart={toCart("EUR")(
        read(CartWire, {
          id: "700000000001",
          items: [item],
          totalOrder: 4_000,
          totalProduct: 4_000,
          totalAdjustment: 0,
          shippingPrice: 0,
          tax: 0,
        }),
      )}
      address={{ page: "ItxShopCartPage", parameters: {} }}
    />
  )
}

const lists = (priceData: BackendPrice) =>
  toWishlist("EUR")(
    read(WishlistWire, {
      name: "MyWishlist",
      items: [{ ...common, ...priceData, catentryId: "1", productId: "1", quantity: 1, price: 4_000, isBuyable: true }],
      hasOldPrice: true,
    }),
  )

async function struckIn(
  countryCode: string,
  screen: ReactNode,
  priceData: BackendPrice,
): Promise<readonly (string | null)[]> {
  const commands = wishlistCommandsFixture({
    list: () =>
      Promise.resolve({
        ok: true,
        value: { place: "shop", wishlists: [lists(priceData)], unsaved: [], hasUnreadable: false },
      }),
  })
  renderInShop(screen, { wishlists: commands }, undefined, {}, countryCode)
  await act(async () => undefined)
  return [...document.querySelectorAll("s")].map((struck) => struck.querySelector("bdi")?.textContent ?? null)
}

describe.each([
  ["a tile of a list", tile],
  ["a product's page", page],
  ["a line of the cart", cart],
  ["an item of a wishlist", () => <WishlistsView wishlist={{}} />],
] as const)("F75 the reference price in %s", (_, screen) => {
  it.each(["ES", "DE", "FR"])(
    "in %s is the lowest of the previous 30 days, and none where the backend does not send it",
    async (country) => {
      expect(await struckIn(country, screen(ALONE), ALONE)).toEqual([])
      expect(document.body.textContent).not.toMatch(/item on sale/)
      cleanup()
      expect(await struckIn(country, screen(WITH_HISTORY), WITH_HISTORY)).toEqual(["50,00 €"])
    },
  )

  it("outside the Union is the old price where the backend sends no other", async () => {
    expect(await struckIn("US", screen(ALONE), ALONE)).toEqual(["60,00 €"])
    cleanup()
    expect(await struckIn("US", screen(WITH_HISTORY), WITH_HISTORY)).toEqual(["50,00 €"])
  })
})
