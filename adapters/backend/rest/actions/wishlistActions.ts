import type { RestAction } from "../../../../application/rest/RestAction.ts"
import {
  CAPTCHA,
  defineAction,
  IDEMPOTENCY_KEY,
  inBody,
  inPath,
  inQuery,
  json,
  NOTHING,
  required,
} from "../defineAction.ts"

const STORE = "/itxrest/{version}/order/store/{storeId}"
const SAFE_CART = "/itxrest/2/order/store/{storeId}/safe-cart"

const CART_ITEMS = required(inBody("json", "cartItems"))
const LIST_ITEMS = [...required(inBody("text", "name")), ...required(inBody("json", "items"))]

/** The actions of the group `wishList`. */
export const WISHLIST_ACTIONS: readonly RestAction[] = [
  defineAction(
    "wishList:addToWishList",
    "addToWishlist",
    `POST ${STORE}/wishlist`,
    json("Wishlist"),
    CART_ITEMS,
    inQuery("digits", "wishListId"),
    IDEMPOTENCY_KEY,
    CAPTCHA,
  ),
  defineAction(
    "wishList:updateWishList",
    "updateWishlist",
    `PUT ${STORE}/wishlist`,
    json("Wishlist"),
    CART_ITEMS,
    inQuery("digits", "wishListId"),
    CAPTCHA,
  ),
  defineAction(
    "wishList:wishListByUser",
    "getUserWishlist",
    `GET ${STORE}/wishlist`,
    json("Wishlist"),
    inQuery("text", "token"),
  ),
]

/** The actions of the group `cb`. */
export const SAVED_ACTIONS: readonly RestAction[] = [
  defineAction("cb:wishLists", "listSavedWishlists", `GET ${STORE}/cb/wishlists`, json("SavedWishlists")),
  defineAction(
    "cb:saveWishLists",
    "saveWishlists",
    `PUT ${STORE}/cb/wishlists`,
    json("SavedWishlists"),
    required(inBody("json", "wlArray")),
    inBody("integer", "revision"),
  ),
  defineAction(
    "cb:updateWishList",
    "updateSavedWishlist",
    `PUT ${STORE}/cb/wishlist`,
    json("SavedWishlists"),
    required(inBody("text", "name")),
    inBody("text", "description", "wishlistKind", "wishlistType", "wishlistSubtype", "pin", "eventDate", "oldName"),
    inBody("json", "items"),
    inBody("boolean", "shared"),
  ),
  defineAction(
    "cb:deleteWishList",
    "deleteSavedWishlist",
    `DELETE ${STORE}/cb/wishlist/{index}`,
    json("SavedWishlists"),
    inPath("integer", "index"),
    inQuery("text", "name"),
  ),
  defineAction(
    "cb:updateWishListItem",
    "updateWishlistItem",
    `PUT ${STORE}/cb/wishlist-item`,
    json("Wishlist"),
    LIST_ITEMS,
  ),
  defineAction(
    "cb:deleteWishListItem",
    "deleteWishlistItem",
    `POST ${STORE}/cb/wishlist-item/removal`,
    json("Wishlist"),
    LIST_ITEMS,
    CAPTCHA,
  ),
  defineAction(
    "cb:searchWishLists",
    "searchWishlists",
    `GET ${STORE}/cb/wishlist-search`,
    json("FoundWishlists"),
    required(inQuery("text", "name", "pin")),
  ),
  defineAction(
    "cb:wishListsSaleInfo",
    "getWishlistsSaleInfo",
    "GET /itxrest/{version}/cb/store/{storeId}/wishlist-sale-info",
    json("WishlistsSaleInfo"),
    inQuery("list", "catentryIds"),
  ),
  defineAction(
    "cb:safeCart",
    "saveSafeCart",
    `PUT ${SAFE_CART}`,
    json("SafeCart"),
    required(inBody("json", "items")),
    inBody("json", "keptItems"),
    inBody("text", "timestamp"),
  ),
  defineAction("cb:getCart", "getSafeCart", `GET ${SAFE_CART}`, json("SafeCart"), inQuery("text", "userId")),
  defineAction("cb:deleteCart", "deleteSafeCart", `DELETE ${SAFE_CART}`, NOTHING, inQuery("text", "userId")),
]
