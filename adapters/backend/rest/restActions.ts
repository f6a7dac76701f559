/** Where a named action of the REST layer leads (specification, section 7). */
export interface RestAction {
  /** The operationId of the contract. */
  readonly operation: string
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Template; `{name}` is filled from the call, `{version}` and `{storeId}` by the layer. */
  readonly path: string
}

const action = (operation: string, method: RestAction["method"], path: string): RestAction => ({ operation, method, path })

/** Every named action of the specification, by `group:name`. */
export const REST_ACTIONS: ReadonlyMap<string, RestAction> = new Map([
  ["user:currentUser", action("getCurrentUser", "POST", "/itxrest/{version}/user/store/{storeId}/current-user")],
  ["user:login", action("login", "POST", "/itxrest/{version}/user/store/{storeId}/identity")],
  ["user:socialLogin", action("socialLogin", "POST", "/itxrest/{version}/user/store/{storeId}/social-identity")],
  ["user:register", action("registerUser", "POST", "/itxrest/{version}/user/store/{storeId}/user")],
  ["user:logout", action("logout", "DELETE", "/itxrest/{version}/user/store/{storeId}/identity")],
  ["user:events", action("listUserEvents", "GET", "/itxrest/{version}/user/store/{storeId}/events")],
  ["user:events-seven", action("listUserEventsSeven", "GET", "/itxrest/{version}/user/store/{storeId}/events-seven")],
  ["user:policiesValidation", action("validatePolicies", "GET", "/itxrest/{version}/user/store/{storeId}/policies/validation")],
  ["order:shoppingCart", action("getCart", "GET", "/itxrest/2/order/store/{storeId}/cart")],
  ["order:miniCart", action("getMiniCart", "GET", "/itxrest/2/order/store/{storeId}/mini-cart")],
  ["order:addToCart", action("addToCart", "POST", "/itxrest/2/order/store/{storeId}/cart")],
  ["order:updateCart", action("updateCart", "PUT", "/itxrest/2/order/store/{storeId}/cart")],
  ["order:deleteFromCart", action("deleteFromCart", "DELETE", "/itxrest/2/order/store/{storeId}/cart/{sku}")],
  ["order:orderConfirmation", action("getOrderConfirmation", "GET", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/confirmation")],
  ["order:newOrderConfirmation", action("getNewOrderConfirmation", "GET", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/new-confirmation")],
  ["order:orderGuest", action("getGuestOrder", "GET", "/itxrest/{version}/order/store/{storeId}/order-guest/{orderId}")],
  ["order:asyncCheckout", action("submitAsyncCheckout", "POST", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/asynccheckout")],
  ["order:asyncRepay", action("submitAsyncRepay", "POST", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/asyncrepay")],
  ["order:asyncRepayGuest", action("submitGuestAsyncRepay", "POST", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/asyncrepay-guest")],
  ["order:ticket", action("getTicket", "GET", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/ticket")],
  ["order:ticket-guest", action("getGuestTicket", "GET", "/itxrest/{version}/order/store/{storeId}/order-guest/{orderId}/ticket")],
  ["order:paymentStatus", action("getPaymentStatus", "GET", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/payment-status")],
  ["order:cardsAdjustments", action("addCardAdjustments", "POST", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments")],
  ["order:deleteCardsAdjustments", action("deleteCardAdjustments", "DELETE", "/itxrest/{version}/order/store/{storeId}/order/{orderId}/card-adjustments")],
  ["order:order", action("getOrder", "GET", "/itxrest/{version}/order/store/{storeId}/order/{orderId}")],
  ["wishList:addToWishList", action("addToWishlist", "POST", "/itxrest/{version}/order/store/{storeId}/wishlist")],
  ["wishList:updateWishList", action("updateWishlist", "PUT", "/itxrest/{version}/order/store/{storeId}/wishlist")],
  ["wishList:wishListByUser", action("getUserWishlist", "GET", "/itxrest/{version}/order/store/{storeId}/wishlist")],
  ["catalog:store", action("getStore", "GET", "/itxrest/{version}/catalog/store/{storeId}")],
  ["catalog:stores", action("listStores", "GET", "/itxrest/{version}/catalog/store")],
  ["catalog:categories", action("listCategories", "GET", "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category")],
  ["catalog:productDetail", action("getProductDetail", "GET", "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/category/{categoryId}/product/{productId}/detail")],
  ["catalog:productsArray", action("listCatalogProducts", "GET", "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/productsArray")],
  ["akamai:location", action("detectUserLocation", "GET", "/itxrest/{version}/oam/store/{storeId}/user-location")],
  ["oam:xconfiguracion", action("readConfiguration", "GET", "/itxrest/{version}/oam/store/{storeId}/xconfiguracion")],
  ["oam:inputValidation", action("readInputValidation", "GET", "/itxrest/{version}/oam/store/{storeId}/input-validation")],
  ["cms:marketingSpots", action("listMarketingSpots", "GET", "/itxrest/{version}/catalog/store/{storeId}/{catalogId}/marketing-spot")],
  ["secure:getNativeCaptcha", action("getNativeCaptcha", "GET", "/itxrest/{version}/secure/store/{storeId}/native-captcha")],
  ["secure:getCaptcha", action("getCaptcha", "GET", "/itxrest/{version}/secure/store/{storeId}/captcha")],
  ["cb:wishLists", action("listSavedWishlists", "GET", "/itxrest/{version}/cb/store/{storeId}/wishlists")],
  ["cb:saveWishLists", action("saveWishlists", "PUT", "/itxrest/{version}/cb/store/{storeId}/wishlists")],
  ["cb:updateWishList", action("updateSavedWishlist", "PUT", "/itxrest/{version}/cb/store/{storeId}/wishlist")],
  ["cb:deleteWishList", action("deleteSavedWishlist", "DELETE", "/itxrest/{version}/cb/store/{storeId}/wishlist/{index}")],
  ["cb:updateWishListItem", action("updateWishlistItem", "PUT", "/itxrest/{version}/cb/store/{storeId}/wishlist-item")],
  ["cb:deleteWishListItem", action("deleteWishlistItem", "POST", "/itxrest/{version}/cb/store/{storeId}/wishlist-item/removal")],
  ["cb:searchWishLists", action("searchWishlists", "GET", "/itxrest/{version}/cb/store/{storeId}/wishlist-search")],
  ["cb:wishListsSaleInfo", action("getWishlistsSaleInfo", "GET", "/itxrest/{version}/cb/store/{storeId}/wishlist-sale-info")],
  ["cb:safeCart", action("saveSafeCart", "PUT", "/itxrest/2/order/store/{storeId}/safe-cart")],
  ["cb:getCart", action("getSafeCart", "GET", "/itxrest/2/order/store/{storeId}/safe-cart")],
  ["cb:deleteCart", action("deleteSafeCart", "DELETE", "/itxrest/2/order/store/{storeId}/safe-cart")],
  ["chat:visibility", action("getChatVisibility", "GET", "/itxrest/{version}/chat/store/{storeId}/visibility")],
  ["chat:workgroups", action("listChatWorkgroups", "GET", "/itxrest/{version}/chat/store/{storeId}/workgroups")],
])
