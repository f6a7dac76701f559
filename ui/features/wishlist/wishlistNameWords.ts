import { DEFAULT_WISHLIST_NAME } from "../../../domain/wishlist/Wishlist.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** What a list is called on a page: the first list's name is the specification's, which a shopper reads in their own words until they give it another. */
export function wishlistNameWords(name: string, t: Translate): string {
  return name === DEFAULT_WISHLIST_NAME ? t("wishlist.defaultName") : name
}
