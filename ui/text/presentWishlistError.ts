import type { WishlistError } from "../runtime/WishlistCommands.ts"
import type { Translate } from "./createTranslate.ts"
import type { PresentedError } from "./presentError.ts"
import { presentError } from "./presentError.ts"

/** Anything that can happen to a list, in words. For support stand the specification's own texts (section 5). */
export function presentWishlistError(error: WishlistError, t: Translate): PresentedError {
  const told = (title: string, text: string, key: string = error._tag): PresentedError => ({ title, text, details: { label: t("error.details"), text: key } })
  switch (error._tag) {
    case "WishlistNameEmpty":
      return told(t("wishlist.error.name.title"), t("wishlist.error.name.text"), error.message)
    case "WishlistItemInvalid":
      return told(t("wishlist.error.item.title"), t("wishlist.error.item.text"), error.message)
    case "WishlistNameTaken":
      return told(t("wishlist.error.taken.title", { name: error.name }), t("wishlist.error.taken.text"))
    case "WishlistLimitReached":
      return told(t("wishlist.error.limit.title"), t("wishlist.error.limit.text", { count: error.maximum }))
    case "WishlistQuantityRefused":
      return told(t("wishlist.error.quantity.title"), t("wishlist.error.quantity.text", { maximum: error.maximum }))
    case "WishlistDescriptionTooLong":
      return told(t("wishlist.error.description.title"), t("problem.tooLong", { parameter: error.maximum }))
    case "MadeLineRefused":
      return told(t("wishlist.error.made.title"), t("wishlist.error.made.text"))
    case "WishlistsChanged":
      return told(t("wishlist.error.changed.title"), t("wishlist.error.changed.text"))
    case "WishlistMailRefused":
      return told(t("wishlist.error.mail.title"), t("wishlist.error.mail.text"), error.problems.map(({ field, rule }) => `${field} ${rule}`).join(", "))
    case "EventUnitsTaken":
      return told(t("wishlist.error.units.title"), t("wishlist.error.units.text", { count: error.left }), error.sku)
    case "StorageError":
      return told(t("wishlist.error.storage.title"), t("wishlist.error.storage.text"), error.reason._tag)
    case "BackendError":
      if (error.reason._tag === "Rejected" && error.reason.key === "_ERR_TOO_MANY_TRIES") return told(t("wishlist.error.tries.title"), t("wishlist.error.tries.text"), error.reason.key)
      return presentError(error, t)
    default:
      return presentError(error, t)
  }
}
