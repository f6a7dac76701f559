import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { CartGateway } from "../../../application/cart/CartGateway.ts"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { WishlistGateway } from "../../../application/wishlist/WishlistGateway.ts"
import { wishlistKeys } from "../../../application/wishlist/wishlistKeys.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import type { SavedWishlists, Wishlist, WishlistDraft } from "../../../domain/wishlist/Wishlist.ts"
import { WishlistLimitReached, WishlistsChanged } from "../../../domain/wishlist/WishlistChangeRefused.ts"
import { aSku } from "../../support/builders/aCart.ts"
import { aProduct, aSummary } from "../../support/builders/aProduct.ts"
import { backendError } from "../../support/builders/backendError.ts"
import { euros } from "../../support/builders/euros.ts"
import { FakeDevice } from "../../support/fakes/FakeDevice.ts"
import { FakeSession } from "../../support/fakes/FakeSession.ts"
import { inStore } from "../../support/fakes/inStore.ts"

export const keys = wishlistKeys("10000034")
export const shirt = { catentryId: "1", productId: "1", quantity: 1 }
export const coat = { catentryId: "2", productId: "2", quantity: 1 }
export const stored = (...lists: readonly WishlistDraft[]) => JSON.stringify({ lists, legacyTaken: true })

export function asWishlist({ items = [], ...list }: WishlistDraft): Wishlist {
  return {
    ...list,
    kind: list.kind ?? "private",
    items: items.map((item) => ({ ...item, isBuyable: true })),
    hasOldPrice: false,
  }
}

/** A product that costs 40 €, 60 € before, and 50 € at least in the 30 days before that. */
export const REDUCED = "75"

/** A product that costs from 20 €, in a colour that is sold out; the other colour, at 30 €, has one size. */
export const SIZED = "76"
const colour = (id: string, size: Partial<ProductSize>): ProductColor => ({
  id,
  name: id,
  images: [
    {
      url: `https://pictures.example/${id}.jpg`,
      external: true,
      view: "front",
      width: 300,
      height: 400,
      widths: [],
      formats: [],
      alt: id,
    },
  ],
  sizes: [
    {
      sku: aSku(`${SIZED}-${id}-M`),
      name: "M",
      price: euros(2000),
      isBuyable: true,
      visibility: "show" as const,
      isLow: false,
      ...size,
    },
  ],
})
const sized = aProduct({
  id: SIZED,
  mfname: "7076",
  colors: [colour("800", { isBuyable: false, visibility: "sold_out" }), colour("400", { price: euros(3000) })],
})

/** A size that the catalogue knows, sold in lots of three. */
export const SOCKS = aSku("8-400-M")

/** A customer with a device, and a backend that stores the lists of registered users. */
export function customerWithLists(
  state: "guest" | "registered",
  device = new FakeDevice(),
  configuration: Readonly<Record<string, string>> = {},
) {
  const shop: {
    lists: readonly Wishlist[]
    revision: number
    saves: number
    reads: BackendError | undefined
    beforeSave: Effect.Effect<void, BackendError | WishlistLimitReached>
  } = { lists: [], revision: 1, saves: 0, reads: undefined, beforeSave: Effect.void }
  const session = new FakeSession(state)
  const answer = (): SavedWishlists => ({ revision: shop.revision, wishlists: shop.lists })
  const gateway: Layer.PartialEffectful<(typeof WishlistGateway)["Service"]> = {
    listSavedWishlists: Effect.suspend(() =>
      shop.reads !== undefined
        ? Effect.fail(shop.reads)
        : Effect.succeed(shop.lists.length === 0 ? Option.none() : Option.some(answer())),
    ),
    saveWishlists: (lists, revision) =>
      Effect.andThen(
        shop.beforeSave,
        Effect.suspend((): Effect.Effect<SavedWishlists, WishlistsChanged> => {
          if (revision !== undefined && revision !== shop.revision) return Effect.fail(new WishlistsChanged())
          shop.saves += 1
          shop.revision += 1
          shop.lists = lists.map(asWishlist)
          return Effect.succeed(answer())
        }),
      ),
    updateWishlistItem: (name, items) =>
      Effect.sync(() => {
        const list = asWishlist({ name, items })
        shop.lists = shop.lists.map((known) =>
          known.name === name
            ? {
                ...known,
                items: known.items.map(
                  (item) => list.items.find(({ catentryId }) => catentryId === item.catentryId) ?? item,
                ),
              }
            : known,
        )
        return shop.lists.find((known) => known.name === name) ?? list
      }),
    updateSavedWishlist: ({ name, description = "" }) =>
      Effect.sync(() => {
        shop.lists = shop.lists.map((known) => (known.name === name ? { ...known, description } : known))
        return answer()
      }),
  }
  const catalog = {
    getProductByPartNumber: (partNumber: string) =>
      partNumber === sized.mfname ? Effect.succeed(sized) : Effect.fail(backendError("unreachable")),
    listCatalogProducts: (ids: readonly string[]) =>
      Effect.succeed(
        ids.map((id) =>
          aSummary({
            id,
            name: `Garment ${id}`,
            ...(id === SIZED
              ? { mfname: sized.mfname, price: euros(2000), images: sized.colors[0]?.images ?? [] }
              : {}),
            ...(id === REDUCED ? { price: euros(4000), oldPrice: euros(6000), lowestPrice30Days: euros(5000) } : {}),
          }),
        ),
      ),
    listCatentriesByPartNumbers: (numbers: readonly string[]) =>
      Effect.succeed(
        numbers
          .filter((sku) => sku === SOCKS)
          .map((sku) => ({
            partNumber: sku,
            catentryId: "81",
            productId: "8",
            categoryId: "1",
            sku: SOCKS,
            unitsLot: 3,
          })),
      ),
  }
  const layer = Layer.mergeAll(
    inStore({ configuration }),
    device.layer,
    session.layer,
    Layer.mock(CartGateway, {}),
    Layer.mock(CatalogGateway, catalog),
    Layer.mock(WishlistGateway, gateway),
  )
  const run = <A, E>(program: Effect.Effect<A, E, Layer.Success<typeof layer>>) => Effect.provide(program, layer)
  return {
    shop,
    session,
    device,
    run,
    keep: (...lists: readonly WishlistDraft[]) => device.stored.set(keys.lists, stored(...lists)),
    inShop: () => shop.lists.map(({ name, items }) => [name, items.map(({ catentryId }) => catentryId)]),
  }
}
