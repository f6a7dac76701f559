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
    details: { label: t("errors.details"), text: own },
  })
  switch (error._tag) {
    case "WishlistNameEmpty":
      return specified(t("wishlists.error.name.title"), t("wishlists.error.name.text"), error.message)
    case "WishlistItemInvalid":
      return specified(t("wishlists.error.item.title"), t("wishlists.error.item.text"), error.message)
    case "WishlistNameTaken":
      return told(
        t("wishlists.error.taken.title", { name: shownListName(error.name, t.language) }),
        t("wishlists.error.taken.text"),
      )
    case "WishlistLimitReached":
      return told(t("wishlists.error.limit.title"), t("wishlists.error.limit.text", { count: error.maximum }))
    case "WishlistQuantityRefused":
      return told(t("wishlists.error.quantity.title"), t("wishlists.error.quantity.text", { maximum: error.maximum }))
    case "WishlistDescriptionTooLong":
      return told(t("wishlists.error.description.title"), t("validation.tooLong", { parameter: error.maximum }))
    case "MadeLineRefused":
      return told(t("wishlists.error.customized.title"), t("wishlists.error.customized.text"))
    case "WishlistsChanged":
      return told(t("wishlists.error.changed.title"), t("wishlists.error.changed.text"))
    case "WishlistMailRefused":
      return told(t("wishlists.error.mail.title"), t("wishlists.error.mail.text"))
    case "EventUnitsTaken":
      return told(t("wishlists.error.units.title"), t("wishlists.error.units.text", { count: error.left }))
    case "StorageError":
      return told(t("wishlists.error.storage.title"), t("wishlists.error.storage.text"), error.reason._tag)
    case "BackendError":
      if (error.reason._tag === "Rejected" && error.reason.key === "_ERR_TOO_MANY_TRIES")
        return told(
          t("wishlists.error.tooManyAttempts.title"),
          t("wishlists.error.tooManyAttempts.text"),
          error.reason.key,
        )
      return presentError(error, t)
    default:
      return presentError(error, t)
  }
}
