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

/** The list's limit in a refusal, with the maximum as parameter (specification, section 8). */
export function toWishlistLimitReached(reason: BackendErrorReason): WishlistLimitReached | undefined {
  if (reason._tag !== "Rejected" || reason.key !== WISHLIST_LIMIT_KEY) return undefined
  return new WishlistLimitReached({ maximum: wholeNumber(reason.parameters[0]) })
}

/** That the lists were changed elsewhere meanwhile. */
export function toWishlistsChanged(reason: BackendErrorReason): WishlistsChanged | undefined {
  return reason._tag === "Rejected" && reason.key === "_ERR_WISHLISTS_CHANGED" ? new WishlistsChanged() : undefined
}

/** That another list has the name. */
export function toWishlistNameTaken(reason: BackendErrorReason): WishlistNameTaken | undefined {
  return reason._tag === "Rejected" && reason.key === "_ERR_WISHLIST_NAME_TAKEN"
    ? new WishlistNameTaken({ name: reason.parameters[0] ?? "" })
    : undefined
}

/** That fewer units are wished for, with the sku and how many are. */
export function toEventUnitsTaken(reason: BackendErrorReason): EventUnitsTaken | undefined {
  if (reason._tag !== "Rejected" || reason.key !== "_ERR_EVENT_UNITS") return undefined
  return new EventUnitsTaken({ sku: reason.parameters[0] ?? "", left: wholeNumber(reason.parameters[1]) })
}

/** The fields of a mail that the shop found wrong. */
export function toWishlistMailRefused(reason: BackendErrorReason): WishlistMailRefused | undefined {
  if (reason._tag !== "Rejected" || reason.fields.length === 0) return undefined
  return new WishlistMailRefused({ reasons: reason.fields.map(({ field, rule }) => ({ field, rule })) })
}
