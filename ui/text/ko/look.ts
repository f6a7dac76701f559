import type { look as english } from "../en/look.ts"
import type { Translated } from "../TextCatalogue.ts"

export const look: Translated<typeof english> = {
  "look.together": "함께 구매",
}
