import type { TextCatalogue } from "../TextCatalogue.ts"

/** Buying from a list. */
export const quickAdd = {
  "quickAdd.choose": "Choose a size in {color}: one press puts it into your cart.",
  "quickAdd.none": "Nothing of this colour can be bought just now.",
  "quickAdd.failed": "The sizes cannot be shown right now",
  "quickAdd.again": "Try again",
} satisfies TextCatalogue
