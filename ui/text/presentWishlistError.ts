import { shownListName } from "../../domain/wishlist/defaultListName.ts"
import type { WishlistError } from "../runtime/WishlistCommands.ts"
import type { Translate } from "./createTranslate.ts"
import type { PresentedError } from "./presentError.ts"
import { presentError, supportDetails } from "./presentError.ts"

/** Anything that can happen to a list, in words. */
export function presentWishlistError(error: WishlistError, t: Translate): PresentedError {
  const told = (title: string, text: string, key: string = error._tag): PresentedError => ({
    title,
    text,
    details: supportDetails(error, key, t),
  })
  // The specification's section 5 has a text of its own for these two.
  const specified = (title: string, text: string, own: string): PresentedError => ({
    title,
    text,
    details: { label: t("error.details"), text: own },
  })
  switch (error._tag) {
    case "WishlistNameEmpty":
      return specified(t("wishlist.error.name.title"), t("wishlist.error.name.text"), error.message)
    case "WishlistItemInvalid":
      return specified(t("wishlist.error.item.title"), t("wishlist.error.item.text"), error.message)
    case "WishlistNameTaken":
      return told(
        t("wishlist.error.taken.title", { name: shownListName(error.name, t.language) }),
        t("wishlist.error.taken.text"),
      )
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
      return told(t("wishlist.error.mail.title"), t("wishlist.error.mail.text"))
    case "EventUnitsTaken":
      return told(t("wishlist.error.units.title"), t("wishlist.error.units.text", { count: error.left }))
    case "StorageError":
      return told(t("wishlist.error.storage.title"), t("wishlist.error.storage.text"), error.reason._tag)
    case "BackendError":
      if (error.reason._tag === "Rejected" && error.reason.key === "_ERR_TOO_MANY_TRIES")
        return told(t("wishlist.error.tries.title"), t("wishlist.error.tries.text"), error.reason.key)
      return presentError(error, t)
    default:
      return presentError(error, t)
  }
}
