import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "Elige una talla en {color}: con una pulsación va a tu cesta.",
  "quickAdd.none": "Ahora mismo no se puede comprar nada de este color.",
  "quickAdd.failed": "Ahora mismo no se pueden mostrar las tallas",
  "quickAdd.again": "Reintentar",
} satisfies TextCatalogue
