import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "Ajouter vos lettres",
  "made.open.tailoring": "Le faire faire sur mesure",
  "made.asking": "Un instant…",
  "made.noScript":
    "Activez JavaScript dans votre navigateur pour choisir la confection. Sans lui, vous pouvez acheter l’article tel quel.",
  "made.letters": "Lettres :",
  "made.tailored": "Sur mesure :",
  "made.gold": "finition or",
  "made.express": "service express",
  "made.asOrder": "comme dans la commande {order}",
  "made.then": ", {name}",
}
