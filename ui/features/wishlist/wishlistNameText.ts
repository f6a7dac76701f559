import { displayListName } from "../../../domain/wishlist/defaultListName.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** The display name of a list: the default list has a technical name in the API. */
export function wishlistNameText(name: string, t: Translate): string {
  return displayListName(name, t.language)
}
