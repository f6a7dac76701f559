/** Where a named action of the REST layer leads (specification, section 7). */
export interface RestAction {
  /** The operationId of the contract. */
  readonly operation: string
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Template; `{name}` is filled from the call, `{version}` and `{storeId}` by the layer. */
  readonly path: string
}

const ACTIONS: Readonly<Record<string, RestAction>> = {
  "user:currentUser": { operation: "getCurrentUser", method: "POST", path: "/itxrest/{version}/user/store/{storeId}/current-user" },
  "user:login": { operation: "login", method: "POST", path: "/itxrest/{version}/user/store/{storeId}/identity" },
  "user:socialLogin": { operation: "socialLogin", method: "POST", path: "/itxrest/{version}/user/store/{storeId}/social-identity" },
  "user:register": { operation: "registerUser", method: "POST", path: "/itxrest/{version}/user/store/{storeId}/user" },
  "user:logout": { operation: "logout", method: "DELETE", path: "/itxrest/{version}/user/store/{storeId}/identity" },
  "user:events": { operation: "listUserEvents", method: "GET", path: "/itxrest/{version}/user/store/{storeId}/events" },
  "user:events-seven": { operation: "listUserEventsSeven", method: "GET", path: "/itxrest/{version}/user/store/{storeId}/events-seven" },
  "user:policiesValidation": { operation: "validatePolicies", method: "GET", path: "/itxrest/{version}/user/store/{storeId}/policies/validation" },
  "order:shoppingCart": { operation: "getCart", method: "GET", path: "/itxrest/2/order/store/{storeId}/cart" },
  "order:miniCart": { operation: "getMiniCart", method: "GET", path: "/itxrest/2/order/store/{storeId}/mini-cart" },
  "order:addToCart": { operation: "addToCart", method: "POST", path: "/itxrest/2/order/store/{storeId}/cart" },
  "order:updateCart": { operation: "updateCart", method: "PUT", path: "/itxrest/2/order/store/{storeId}/cart" },
  "order:deleteFromCart": { operation: "deleteFromCart", method: "DELETE", path: "/itxrest/2/order/store/{storeId}/cart/{sku}" },
  "order:orderConfirmation": { operation: "getOrderConfirmation", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/confirmation" },
  "order:newOrderConfirmation": { operation: "getNewOrderConfirmation", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/new-confirmation" },
  "order:orderGuest": { operation: "getGuestOrder", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/order-guest/{orderId}" },
  "order:asyncCheckout": { operation: "submitAsyncCheckout", method: "POST", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/asynccheckout" },
  "order:asyncRepay": { operation: "submitAsyncRepay", method: "POST", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/asyncrepay" },
  "order:asyncRepayGuest": { operation: "submitGuestAsyncRepay", method: "POST", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/asyncrepay-guest" },
  "order:ticket": { operation: "getTicket", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/ticket" },
  "order:ticket-guest": { operation: "getGuestTicket", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/order-guest/{orderId}/ticket" },
  "order:paymentStatus": { operation: "getPaymentStatus", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/payment-status" },
  "order:cardsAdjustments": { operation: "addCardAdjustments", method: "POST", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments" },
  "order:deleteCardsAdjustments": { operation: "deleteCardAdjustments", method: "DELETE", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments" },
  "order:order": { operation: "getOrder", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/order/{orderId}" },
  "wishList:addToWishList": { operation: "addToWishlist", method: "POST", path: "/itxrest/{version}/order/store/{storeId}/wishlist" },
  "wishList:updateWishList": { operation: "updateWishlist", method: "PUT", path: "/itxrest/{version}/order/store/{storeId}/wishlist" },
  "wishList:wishListByUser": { operation: "getUserWishlist", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/wishlist" },
  "catalog:store": { operation: "getStore", method: "GET", path: "/itxrest/{version}/catalog/store/{storeId}" },
  "catalog:stores": { operation: "listStores", method: "GET", path: "/itxrest/{version}/catalog/store" },
  "catalog:categories": { operation: "listCategories", method: "GET", path: "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category" },
  "catalog:productDetail": { operation: "getProductDetail", method: "GET", path: "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category/{categoryId}/product/{productId}/detail" },
  "catalog:productsArray": { operation: "listCatalogProducts", method: "GET", path: "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/productsArray" },
  "akamai:location": { operation: "detectUserLocation", method: "GET", path: "/itxrest/{version}/oam/store/{storeId}/user-location" },
  "oam:xconfiguracion": { operation: "readConfiguration", method: "GET", path: "/itxrest/{version}/oam/store/{storeId}/xconfiguracion" },
  "oam:inputValidation": { operation: "readInputValidation", method: "GET", path: "/itxrest/{version}/oam/store/{storeId}/input-validation" },
  "cms:marketingSpots": { operation: "listMarketingSpots", method: "GET", path: "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/marketing-spot" },
  "secure:getNativeCaptcha": { operation: "getNativeCaptcha", method: "GET", path: "/itxrest/{version}/secure/store/{storeId}/native-captcha" },
  "secure:getCaptcha": { operation: "getCaptcha", method: "GET", path: "/itxrest/{version}/secure/store/{storeId}/captcha" },
  "cb:wishLists": { operation: "listSavedWishlists", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/cb/wishlists" },
  "cb:saveWishLists": { operation: "saveWishlists", method: "PUT", path: "/itxrest/{version}/order/store/{storeId}/cb/wishlists" },
  "cb:updateWishList": { operation: "updateSavedWishlist", method: "PUT", path: "/itxrest/{version}/order/store/{storeId}/cb/wishlist" },
  "cb:deleteWishList": { operation: "deleteSavedWishlist", method: "DELETE", path: "/itxrest/{version}/order/store/{storeId}/cb/wishlist/{index}" },
  "cb:updateWishListItem": { operation: "updateWishlistItem", method: "PUT", path: "/itxrest/{version}/order/store/{storeId}/cb/wishlist-item" },
  "cb:deleteWishListItem": { operation: "deleteWishlistItem", method: "POST", path: "/itxrest/{version}/order/store/{storeId}/cb/wishlist-item/removal" },
  "cb:searchWishLists": { operation: "searchWishlists", method: "GET", path: "/itxrest/{version}/order/store/{storeId}/cb/wishlist-search" },
  "cb:wishListsSaleInfo": { operation: "getWishlistsSaleInfo", method: "GET", path: "/itxrest/{version}/cb/store/{storeId}/wishlist-sale-info" },
  "cb:safeCart": { operation: "saveSafeCart", method: "PUT", path: "/itxrest/2/order/store/{storeId}/safe-cart" },
  "cb:getCart": { operation: "getSafeCart", method: "GET", path: "/itxrest/2/order/store/{storeId}/safe-cart" },
  "cb:deleteCart": { operation: "deleteSafeCart", method: "DELETE", path: "/itxrest/2/order/store/{storeId}/safe-cart" },
  "chat:visibility": { operation: "getChatVisibility", method: "GET", path: "/itxrest/{version}/chat/store/{storeId}/visibility" },
  "chat:workgroups": { operation: "listChatWorkgroups", method: "GET", path: "/itxrest/{version}/chat/store/{storeId}/workgroups" },
}

/** Every named action of the specification, by `group:name`. */
export const REST_ACTIONS: ReadonlyMap<string, RestAction> = new Map(Object.entries(ACTIONS))
