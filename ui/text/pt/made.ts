import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "Acrescente as suas letras",
  "made.open.tailoring": "Mande fazer por medida",
  "made.asking": "Um momento…",
  "made.noScript":
    "Ative o JavaScript no navegador para escolher como é feita. Sem ele pode comprar a peça tal como está.",
  "made.letters": "Letras:",
  "made.tailored": "Por medida:",
  "made.gold": "acabamento dourado",
  "made.express": "serviço expresso",
  "made.asOrder": "como na encomenda {order}",
  "made.then": ", {name}",
}
