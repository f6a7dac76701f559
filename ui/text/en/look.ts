import type { TextCatalogue } from "../TextCatalogue.ts"

export const look = {
  "look.together": "bought together",
} satisfies TextCatalogue
