import type { TextCatalogue } from "../TextCatalogue.ts"

/** What stands around a product at first sight. */
export const around = {
  "around.notice": "Tell me when a size is back",
  "around.noticeComing": "Tell me when it is here",
  "around.stores": "Find it in a store",
  "around.share": "Share this piece",
} satisfies TextCatalogue
