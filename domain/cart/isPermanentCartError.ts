/** The two lists persisted on the device: cart and wishlist (S3). */
export type PersistedCart = "shop" | "wish"

/** Permanent errors of both. */
const PERMANENT_FOR_BOTH = ["DynamicError.genericProblem"] as const

/** Error keys that clear the device's data when it is persisted (S8.8). */
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

/** Whether an error is permanent: the data is removed from the device, and the customer is informed (R8). */
export function isPermanentCartError<C extends PersistedCart>(
  cart: C,
  key: string | undefined,
): key is (typeof PERMANENT_ERRORS)[C][number] {
  return PERMANENT_ERRORS[cart].some((known) => known === key)
}
