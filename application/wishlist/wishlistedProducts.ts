import * as Effect from "effect/Effect"
import type { WishlistDraft } from "../../domain/wishlist/Wishlist.ts"
import { userKind } from "../cart/userKind.ts"
import { storedByCodec } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { wishlistedProductsCodec } from "./wishlistedProductsCodec.ts"

const stored = storedByCodec(wishlistedProductsCodec)

/** Stores which products are in a list, and returns them. */
export const storeWishlistedProducts = Effect.fnUntraced(function* (lists: readonly WishlistDraft[]) {
  const { store } = yield* StoreScope
  const productIds = [...new Set(lists.flatMap(({ items = [] }) => items.map(({ productId }) => productId)))]
  yield* stored.write({ storeId: store.id, registered: (yield* userKind) !== "guest", productIds })
  return productIds
})

/** Clears the stored products, since the next customer may be another one. */
export const clearWishlistedProducts = stored.remove
