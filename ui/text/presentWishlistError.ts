import { displayListName } from "../../domain/wishlist/defaultListName.ts"
import type { WishlistError } from "../commands/wishlists.ts"
import type { Translate } from "./createTranslate.ts"
import type { PresentedError } from "./presentError.ts"
import { presentError, supportDetails } from "./presentError.ts"

/** The texts of any wishlist error. */
export function presentWishlistError(error: WishlistError, t: Translate): PresentedError {
  const present = (title: string, text: string, key: string = error._tag): PresentedError => ({
    title,
    text,
    details: supportDetails(error, key, t),
  })
  // S5 has a text of its own for these two.
  const withDetails = (title: string, text: string, own: string): PresentedError => ({
    title,
    text,
    details: { label: t("errors.details"), text: own },
  })
  switch (error._tag) {
    case "WishlistNameEmpty":
      return withDetails(t("wishlists.error.name.title"), t("wishlists.error.name.text"), error.message)
    case "WishlistItemInvalid":
      return withDetails(t("wishlists.error.item.title"), t("wishlists.error.item.text"), error.message)
    case "WishlistNameTaken":
      return present(
        t("wishlists.error.taken.title", { name: displayListName(error.name, t.language) }),
        t("wishlists.error.taken.text"),
      )
    case "WishlistLimitReached":
      return present(t("wishlists.error.limit.title"), t("wishlists.error.limit.text", { count: error.maximum }))
    case "WishlistQuantityRefused":
      return present(
        t("wishlists.error.quantity.title"),
        t("wishlists.error.quantity.text", { maximum: error.maximum }),
      )
    case "WishlistDescriptionTooLong":
      return present(t("wishlists.error.description.title"), t("validation.tooLong", { parameter: error.maximum }))
    case "CustomizedLineRefused":
      return present(t("wishlists.error.customized.title"), t("wishlists.error.customized.text"))
    case "WishlistsChanged":
      return present(t("wishlists.error.changed.title"), t("wishlists.error.changed.text"))
    case "WishlistMailRefused":
      return present(t("wishlists.error.mail.title"), t("wishlists.error.mail.text"))
    case "EventUnitsTaken":
      return present(t("wishlists.error.units.title"), t("wishlists.error.units.text", { count: error.left }))
    case "StorageError":
      return present(t("wishlists.error.storage.title"), t("wishlists.error.storage.text"), error.reason._tag)
    case "BackendError":
      if (error.reason._tag === "Rejected" && error.reason.key === "_ERR_TOO_MANY_TRIES")
        return present(
          t("wishlists.error.tooManyAttempts.title"),
          t("wishlists.error.tooManyAttempts.text"),
          error.reason.key,
        )
      return presentError(error, t)
    default:
      return presentError(error, t)
  }
}
