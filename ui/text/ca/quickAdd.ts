import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "Tria una talla en {color}: amb un sol clic va a la teva cistella.",
  "quickAdd.none": "Ara mateix no es pot comprar res d’aquest color.",
  "quickAdd.failed": "Ara mateix no es poden mostrar les talles",
  "quickAdd.again": "Torna-ho a provar",
} satisfies TextCatalogue
