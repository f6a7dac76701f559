import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "Dati della carta",
  "cardFrame.silent.title": "I campi della carta non rispondono",
  "cardFrame.silent.text":
    "Vengono dal nostro fornitore di pagamenti. Non è stato addebitato nulla e tutto il resto che hai scritto resta.",
  "cardFrame.failed": "Non è arrivato. Non è stato addebitato nulla; paga di nuovo.",
  "cardFrame.typeAgain":
    "Scrivi la carta ancora una volta: vale per un solo pagamento e per poco dopo che è stata scritta. Non è stato addebitato nulla.",
}
