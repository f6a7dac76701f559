/** The storage keys whose presence decides whether a page fetches what reads their values. */

/** The copy of the cart. */
export const CART_SNAPSHOT_KEY = "selvedge.cart.v1"
/** The unconfirmed additions to the cart. */
export const PENDING_CART_KEY = "selvedge.pendingCart.v1"
/** The products in wishlists. */
export const WISHLISTED_PRODUCTS_KEY = "selvedge.wishlistMarks.v1"
