import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { WishlistDraft } from "../../domain/wishlist/Wishlist.ts"
import { userKind } from "../cart/userKind.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"

/**
 * Products that stand in a list, for the hearts of a page; kept beside the lists, so that a page need not ask for them.
 */
const WishlistedProducts = Schema.Struct({
  storeId: Schema.String,
  registered: Schema.Boolean,
  productIds: Schema.Array(Schema.String),
})

const stored = storedValue("wishlistMarks", 1, WishlistedProducts)

/** Keeps which products stand in a list, and answers them. */
export const storeWishlistedProducts = Effect.fnUntraced(function* (lists: readonly WishlistDraft[]) {
  const { store } = yield* StoreScope
  const productIds = [...new Set(lists.flatMap(({ items = [] }) => items.map(({ productId }) => productId)))]
  yield* stored.write({ storeId: store.id, registered: (yield* userKind) !== "guest", productIds })
  return productIds
})

/** Forgets which products stand in a list: another shopper may come. */
export const clearWishlistedProducts = stored.remove
