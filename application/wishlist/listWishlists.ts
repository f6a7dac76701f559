import * as Effect from "effect/Effect"
import type { Product } from "../../domain/catalog/Product.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"
import type { Wishlist, WishlistDraft, WishlistEntry, WishlistItem } from "../../domain/wishlist/Wishlist.ts"
import { migrateLegacyWishlist } from "../../domain/wishlist/migrateLegacyWishlist.ts"
import { isOrderTemplate } from "../../domain/wishlist/orderTemplate.ts"
import { syncPendingCart } from "../cart/pending/syncPendingCart.ts"
import { userKind } from "../cart/userKind.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import { type DeviceWishlists, readDeviceWishlists, readUnsyncedWishlists } from "./DeviceWishlists.ts"
import { syncDeviceWishlists } from "./syncDeviceWishlists.ts"
import { savedLists } from "./savedLists.ts"
import type { CustomerWishlists } from "./CustomerWishlists.ts"
import { storeWishlistedProducts } from "./wishlistedProducts.ts"

/**
 * Returns the customer's lists with current catalogue data: a registered customer's from the backend, where 404 means
 * none (S8.10), a guest's from this device. First sends pending cart additions, and lists that are
 * still on a registered customer's device.
 *
 * Fails with `BackendError` when the backend's lists cannot be read, and with `StorageError` when the device's cannot.
 */
export const listWishlists = Effect.fn("wishlist.listWishlists")(function* () {
  yield* syncPendingCart()
  if ((yield* userKind) === "guest") return yield* deviceLists(yield* readDeviceWishlists)
  yield* syncDeviceWishlists()
  return yield* serverLists(yield* savedLists)
})

/** Returns the view of lists that the backend returned; order templates are not among them. */
export const serverLists = Effect.fnUntraced(function* (saved: readonly Wishlist[]) {
  const wishlists = saved.filter((list) => !isOrderTemplate(list))
  yield* storeWishlistedProducts(wishlists)
  // Device lists are optional here; unreadable storage must not hide the account's lists.
  const onDevice = yield* Effect.orElseSucceed(readUnsyncedWishlists, () => ({
    lists: [],
    legacy: [],
    hasUnreadable: false,
  }))
  const shown: CustomerWishlists = {
    place: "shop",
    wishlists,
    unsaved: migrateLegacyWishlist(onDevice.lists, onDevice.legacy).map(({ name }) => name),
    hasUnreadable: onDevice.hasUnreadable,
    ...refusedNames(onDevice),
  }
  return shown
})

/** Returns the view of lists on this device. */
export const deviceLists = Effect.fnUntraced(function* (onDevice: DeviceWishlists) {
  const { lists, hasUnreadable } = onDevice
  yield* storeWishlistedProducts(lists)
  const shown: CustomerWishlists = {
    place: "device",
    wishlists: yield* describeWishlists(lists),
    unsaved: [],
    hasUnreadable,
    ...refusedNames(onDevice),
  }
  return shown
})

function refusedNames({ refused }: DeviceWishlists): Pick<CustomerWishlists, "refused"> {
  return refused === undefined ? {} : { refused }
}

/** Adds current catalogue data to the items of lists; if the catalogue fails, the names at the time of saving. */
const describeWishlists = Effect.fnUntraced(function* (lists: readonly WishlistDraft[]) {
  const ids = [...new Set(lists.flatMap(({ items = [] }) => items.map(({ productId }) => productId)))]
  const gateway = yield* CatalogGateway
  const products =
    ids.length === 0
      ? []
      : yield* gateway
          .listCatalogProducts(ids)
          .pipe(
            Effect.catch((error) =>
              Effect.as(Effect.logWarning("Items of wishlists are shown without the catalogue", error.message), []),
            ),
          )
  const byId = new Map(products.map((product) => [product.id, product]))
  const withSize = new Set(
    lists.flatMap(({ items = [] }) => items.flatMap(({ productId, sku }) => (sku === undefined ? [] : [productId]))),
  )
  const details = yield* Effect.forEach(
    products.filter(({ id }) => withSize.has(id)),
    ({ mfname }) =>
      gateway.getProductByPartNumber(mfname).pipe(
        Effect.map((detail) => [detail]),
        Effect.catch((error) =>
          Effect.as(Effect.logWarning("Sizes of a wishlist are shown without the catalogue", error.message), []),
        ),
      ),
    { concurrency: 4 },
  )
  const detailById = new Map(details.flat().map((detail) => [detail.id, detail]))
  return lists.map((list): Wishlist => {
    const items = (list.items ?? []).map((entry) =>
      withCatalogueDetails(entry, byId.get(entry.productId), detailById.get(entry.productId)),
    )
    return { ...list, kind: "private", items, hasOldPrice: items.some(({ oldPrice }) => oldPrice !== undefined) }
  })
})

/** Returns an item with the data of its size, if it has one; an unknown size is unavailable and has no price. */
function withCatalogueDetails(
  entry: WishlistEntry,
  product: ProductSummary | undefined,
  detail: Product | undefined,
): WishlistItem {
  if (product === undefined) return { ...entry, isBuyable: false }
  const { name, productUrl, mfname } = product
  const item = { ...entry, name, productUrl, mfname }
  // Only items without a size take the product's former price.
  const { oldPrice: _old, ...regular } = product
  if (entry.sku === undefined)
    return {
      ...item,
      ...pricesOf(product.visibility === "show" ? product : regular, product),
      ...pictureOf(product),
      isBuyable: false,
    }
  const color = detail?.colors.find(({ sizes }) => sizes.some(({ sku }) => sku === entry.sku))
  const size = color?.sizes.find(({ sku }) => sku === entry.sku)
  if (size === undefined) return { ...item, isBuyable: false }
  return {
    ...item,
    ...pricesOf(size, product),
    ...pictureOf(color),
    isBuyable: size.isBuyable && size.visibility === "show",
  }
}

function pricesOf(
  { price, oldPrice }: Pick<WishlistItem, "oldPrice"> & Pick<ProductSummary, "price">,
  { lowestPrice30Days }: ProductSummary,
): Pick<WishlistItem, "price" | "oldPrice" | "lowestPrice30Days"> {
  return {
    price,
    ...(oldPrice === undefined ? {} : { oldPrice }),
    ...(lowestPrice30Days === undefined ? {} : { lowestPrice30Days }),
  }
}

function pictureOf(shown: Pick<ProductSummary, "images"> | undefined): Pick<WishlistItem, "image"> {
  const image = shown?.images[0]
  return image === undefined ? {} : { image }
}
