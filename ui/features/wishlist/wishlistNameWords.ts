import { shownListName } from "../../../domain/wishlist/defaultListName.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** What a list is called on a page: the first list's name on the wire is technical. */
export function wishlistNameWords(name: string, t: Translate): string {
  return shownListName(name, t.language)
}
