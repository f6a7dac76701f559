import * as Effect from "effect/Effect"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"
import type { Wishlist, WishlistDraft, WishlistEntry, WishlistItem } from "../../domain/wishlist/Wishlist.ts"
import { migrateLegacyWishlist } from "../../domain/wishlist/migrateLegacyWishlist.ts"
import { persistGuestCart } from "../cart/persistGuestCart.ts"
import { userKind } from "../cart/userKind.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import { type DeviceWishlists, readDeviceWishlists, readWaitingWishlists } from "./DeviceWishlists.ts"
import { persistDeviceWishlists } from "./persistDeviceWishlists.ts"
import { savedLists } from "./savedLists.ts"
import type { ShopperWishlists } from "./ShopperWishlists.ts"
import { markWishlists } from "./wishlistMarks.ts"

/**
 * The shopper's lists: a registered shopper's from the shop, where none at all are an empty answer (404; specification,
 * section 8), a guest's from this device, with what the catalogue says of their items now. What waits in the cart, and lists
 * that are still on the device of a registered shopper, are brought to the shop first.
 *
 * Fails with `BackendError` where the shop's lists cannot be read, and with `StorageError` where the device's cannot.
 */
export const listWishlists = Effect.fn("wishlist.listWishlists")(function* () {
  yield* persistGuestCart()
  if ((yield* userKind) === "guest") return yield* listsOfDevice(yield* readDeviceWishlists)
  yield* persistDeviceWishlists()
  return yield* listsOfShop(yield* savedLists)
})

/** What is shown of lists as the shop returned them. */
export const listsOfShop = Effect.fnUntraced(function* (wishlists: readonly Wishlist[]) {
  yield* markWishlists(wishlists)
  // A device that cannot be read has nothing to tell beside them.
  const onDevice = yield* Effect.orElseSucceed(readWaitingWishlists, () => ({ lists: [], legacy: [], hasAside: false }))
  const shown: ShopperWishlists = { place: "shop", wishlists, unsaved: migrateLegacyWishlist(onDevice.lists, onDevice.legacy).map(({ name }) => name), hasAside: onDevice.hasAside, ...told(onDevice) }
  return shown
})

/** What is shown of lists of this device. */
export const listsOfDevice = Effect.fnUntraced(function* (onDevice: DeviceWishlists) {
  const { lists, hasAside } = onDevice
  yield* markWishlists(lists)
  const shown: ShopperWishlists = { place: "device", wishlists: yield* describeWishlists(lists), unsaved: [], hasAside, ...told(onDevice) }
  return shown
})

function told({ refused }: DeviceWishlists): Pick<ShopperWishlists, "refused"> {
  return refused === undefined ? {} : { refused }
}

/** Lists with what the catalogue says of their items now; where it cannot be asked, with what they were called when they were saved. */
const describeWishlists = Effect.fnUntraced(function* (lists: readonly WishlistDraft[]) {
  const ids = [...new Set(lists.flatMap(({ items = [] }) => items.map(({ productId }) => productId)))]
  const gateway = yield* CatalogGateway
  const products = ids.length === 0 ? [] : yield* gateway.listCatalogProducts(ids).pipe(
    Effect.catch((error) => Effect.as(Effect.logWarning("Items of wishlists are shown without the catalogue", error.message), [])),
  )
  const byId = new Map(products.map((product) => [product.id, product]))
  return lists.map((list): Wishlist => {
    const items = (list.items ?? []).map((entry) => describe(entry, byId.get(entry.productId)))
    return { ...list, kind: "private", items, hasOldPrice: items.some(({ oldPrice }) => oldPrice !== undefined) }
  })
})

function describe(entry: WishlistEntry, product: ProductSummary | undefined): WishlistItem {
  if (product === undefined) return { ...entry, isBuyable: false }
  const { name, price, oldPrice, lowestPrice30Days, images: [image], productUrl, mfname, visibility } = product
  const before = { ...(oldPrice === undefined ? {} : { oldPrice }), ...(lowestPrice30Days === undefined ? {} : { lowestPrice30Days }) }
  const isBuyable = entry.sku !== undefined && visibility === "show"
  return { ...entry, name, price, ...before, ...(image === undefined ? {} : { image }), productUrl, mfname, isBuyable }
}
