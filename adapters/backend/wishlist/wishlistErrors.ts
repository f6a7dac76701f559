import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import {
  EventUnitsTaken,
  WISHLIST_LIMIT_KEY,
  WishlistLimitReached,
  WishlistMailRefused,
  WishlistNameTaken,
  WishlistsChanged,
} from "../../../domain/wishlist/WishlistChangeRefused.ts"
import { wholeNumber } from "../http/cartErrors.ts"

/** Returns the list's limit from a refusal, with the maximum as parameter (S8.9). */
export function toWishlistLimitReached(reason: BackendErrorReason): WishlistLimitReached | undefined {
  if (reason._tag !== "Rejected" || reason.key !== WISHLIST_LIMIT_KEY) return undefined
  return new WishlistLimitReached({ maximum: wholeNumber(reason.parameters[0]) })
}

/** Returns the conflict when the lists were changed elsewhere in the meantime. */
export function toWishlistsChanged(reason: BackendErrorReason): WishlistsChanged | undefined {
  return reason._tag === "Rejected" && reason.key === "_ERR_WISHLISTS_CHANGED" ? new WishlistsChanged() : undefined
}

/** Returns the conflict when another list has the name. */
export function toWishlistNameTaken(reason: BackendErrorReason): WishlistNameTaken | undefined {
  return reason._tag === "Rejected" && reason.key === "_ERR_WISHLIST_NAME_TAKEN"
    ? new WishlistNameTaken({ name: reason.parameters[0] ?? "" })
    : undefined
}

/** Returns the refusal when fewer units are still wanted, with the SKU and their number. */
export function toEventUnitsTaken(reason: BackendErrorReason): EventUnitsTaken | undefined {
  if (reason._tag !== "Rejected" || reason.key !== "_ERR_EVENT_UNITS") return undefined
  return new EventUnitsTaken({ sku: reason.parameters[0] ?? "", left: wholeNumber(reason.parameters[1]) })
}

/** Returns the fields of a mail that the backend rejected. */
export function toWishlistMailRefused(reason: BackendErrorReason): WishlistMailRefused | undefined {
  if (reason._tag !== "Rejected" || reason.fields.length === 0) return undefined
  return new WishlistMailRefused({ reasons: reason.fields.map(({ field, rule }) => ({ field, rule })) })
}
