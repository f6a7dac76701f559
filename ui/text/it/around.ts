import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "Avvisami quando torna una taglia",
  "around.noticeComing": "Avvisami quando arriva",
  "around.stores": "Trova in un negozio",
  "around.share": "Condividi questo capo",
} satisfies TextCatalogue
