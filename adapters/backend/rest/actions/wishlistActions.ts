import type { RestAction } from "../../../../application/rest/RestAction.ts"
import {
  CAPTCHA,
  defineAction,
  IDEMPOTENCY_KEY,
  bodyParameters,
  pathParameters,
  queryParameters,
  json,
  NOTHING,
  required,
} from "../defineAction.ts"

const STORE = "/itxrest/{version}/order/store/{storeId}"
const SAFE_CART = "/itxrest/2/order/store/{storeId}/safe-cart"

const CART_ITEMS = required(bodyParameters("json", "cartItems"))
const LIST_ITEMS = [...required(bodyParameters("text", "name")), ...required(bodyParameters("json", "items"))]

/** The actions of the group `wishList`. */
export const WISHLIST_ACTIONS: readonly RestAction[] = [
  defineAction(
    "wishList:addToWishList",
    "addToWishlist",
    `POST ${STORE}/wishlist`,
    json("Wishlist"),
    CART_ITEMS,
    queryParameters("digits", "wishListId"),
    IDEMPOTENCY_KEY,
    CAPTCHA,
  ),
  defineAction(
    "wishList:updateWishList",
    "updateWishlist",
    `PUT ${STORE}/wishlist`,
    json("Wishlist"),
    CART_ITEMS,
    queryParameters("digits", "wishListId"),
    CAPTCHA,
  ),
  defineAction(
    "wishList:wishListByUser",
    "getUserWishlist",
    `GET ${STORE}/wishlist`,
    json("Wishlist"),
    queryParameters("text", "token"),
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
    required(bodyParameters("json", "wlArray")),
    bodyParameters("integer", "revision"),
  ),
  defineAction(
    "cb:updateWishList",
    "updateSavedWishlist",
    `PUT ${STORE}/cb/wishlist`,
    json("SavedWishlists"),
    required(bodyParameters("text", "name")),
    bodyParameters(
      "text",
      "description",
      "wishlistKind",
      "wishlistType",
      "wishlistSubtype",
      "pin",
      "eventDate",
      "oldName",
    ),
    bodyParameters("json", "items"),
    bodyParameters("boolean", "shared"),
  ),
  defineAction(
    "cb:deleteWishList",
    "deleteSavedWishlist",
    `DELETE ${STORE}/cb/wishlist/{index}`,
    json("SavedWishlists"),
    pathParameters("integer", "index"),
    queryParameters("text", "name"),
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
    required(queryParameters("text", "name", "pin")),
  ),
  defineAction(
    "cb:wishListsSaleInfo",
    "getWishlistsSaleInfo",
    "GET /itxrest/{version}/cb/store/{storeId}/wishlist-sale-info",
    json("WishlistsSaleInfo"),
    queryParameters("list", "catentryIds"),
  ),
  defineAction(
    "cb:safeCart",
    "saveSafeCart",
    `PUT ${SAFE_CART}`,
    json("SafeCart"),
    required(bodyParameters("json", "items")),
    bodyParameters("json", "keptItems"),
    bodyParameters("text", "timestamp"),
  ),
  defineAction("cb:getCart", "getSafeCart", `GET ${SAFE_CART}`, json("SafeCart"), queryParameters("text", "userId")),
  defineAction("cb:deleteCart", "deleteSafeCart", `DELETE ${SAFE_CART}`, NOTHING, queryParameters("text", "userId")),
]
