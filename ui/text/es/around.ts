import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "Avísame cuando vuelva una talla",
  "around.noticeComing": "Avísame cuando llegue",
  "around.stores": "Buscar en una tienda",
  "around.share": "Compartir esta prenda",
} satisfies TextCatalogue
