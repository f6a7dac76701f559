import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "Avisa’m quan torni una talla",
  "around.noticeComing": "Avisa’m quan arribi",
  "around.stores": "Buscar-la en una botiga",
  "around.share": "Compartir aquesta peça",
} satisfies TextCatalogue
