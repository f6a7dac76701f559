import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "Añade tus letras",
  "made.open.tailoring": "Encárgala a medida",
  "made.asking": "Un momento…",
  "made.noScript":
    "Activa JavaScript en tu navegador para elegir cómo se hace. Sin él puedes comprar la prenda tal como viene.",
  "made.letters": "Letras:",
  "made.tailored": "A medida:",
  "made.gold": "acabado en oro",
  "made.express": "servicio exprés",
  "made.asOrder": "como en el pedido {order}",
  "made.then": ", {name}",
}
