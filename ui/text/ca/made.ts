import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "Afegeix-hi les teves lletres",
  "made.open.tailoring": "Encarrega-la a mida",
  "made.asking": "Un moment…",
  "made.noScript": "Activa JavaScript al navegador per triar com es fa. Sense ell pots comprar la peça tal com ve.",
  "made.letters": "Lletres:",
  "made.tailored": "A mida:",
  "made.gold": "acabat en or",
  "made.express": "servei exprés",
  "made.asOrder": "com a la comanda {order}",
  "made.then": ", {name}",
}
