/**
 * Which of the device's two carts is persisted: what is to be bought, or what is wished for (specification, section 3).
 */
export type PersistedCart = "shop" | "wish"

/** Says of either cart that it will never be taken. */
const PERMANENT_FOR_BOTH = ["DynamicError.genericProblem"] as const

/** Keys of errors that empty the device's cart when it is persisted, by cart (specification, section 8). */
const PERMANENT_ERRORS = {
  shop: [
    "LINE_NO_BUYABLE",
    "_ERR_CUSTOMIZATION_NOT_ALLOWED",
    "_ERR_CUSTOMIZATION_NOT_COMPLETED",
    "_WARN_MAX_PRODUCTS_SHOP_CART",
    ...PERMANENT_FOR_BOTH,
  ],
  wish: ["_ERR_MAX_ITEMS_WISHLIST", ...PERMANENT_FOR_BOTH],
} as const

/**
 * Whether an error says that what is persisted will never be taken: it leaves the device, and the shopper is told
 * (ruling R8).
 */
export function isPermanentCartError<C extends PersistedCart>(
  cart: C,
  key: string | undefined,
): key is (typeof PERMANENT_ERRORS)[C][number] {
  return PERMANENT_ERRORS[cart].some((known) => known === key)
}
