import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { WishlistDraft } from "../../domain/wishlist/Wishlist.ts"
import { userKind } from "../cart/userKind.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { StoreScope } from "../store/StoreScope.ts"

/** Products in any list, for the heart icons of a page; stored separately, so that a page needs no request. */
const WishlistedProducts = Schema.Struct({
  storeId: Schema.String,
  registered: Schema.Boolean,
  productIds: Schema.Array(Schema.String),
})

const stored = storedValue("wishlistMarks", 1, WishlistedProducts)

/** Stores which products are in a list, and returns them. */
export const storeWishlistedProducts = Effect.fnUntraced(function* (lists: readonly WishlistDraft[]) {
  const { store } = yield* StoreScope
  const productIds = [...new Set(lists.flatMap(({ items = [] }) => items.map(({ productId }) => productId)))]
  yield* stored.write({ storeId: store.id, registered: (yield* userKind) !== "guest", productIds })
  return productIds
})

/** Clears the stored products, since the next customer may be another one. */
export const clearWishlistedProducts = stored.remove
