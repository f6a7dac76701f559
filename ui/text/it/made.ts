import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "Aggiungi le tue lettere",
  "made.open.tailoring": "Fallo fare su misura",
  "made.asking": "Un momento…",
  "made.noScript":
    "Attiva JavaScript nel browser per scegliere come viene fatto. Senza, puoi comprare il capo così com’è.",
  "made.letters": "Lettere:",
  "made.tailored": "Su misura:",
  "made.gold": "finitura oro",
  "made.express": "servizio espresso",
  "made.asOrder": "come nell’ordine {order}",
  "made.then": ", {name}",
}
