import { displayListName } from "../../../domain/wishlist/defaultListName.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** What a list is called on a page: the first list's name on the wire is technical. */
export function wishlistNameText(name: string, t: Translate): string {
  return displayListName(name, t.language)
}
