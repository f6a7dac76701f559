import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "Dades de la targeta",
  "cardFrame.silent.title": "Els camps de la targeta no responen",
  "cardFrame.silent.text":
    "Venen del nostre proveïdor de pagaments. No s’ha cobrat res i la resta del que has escrit es conserva.",
  "cardFrame.failed": "No ha arribat. No s’ha cobrat res; torna a pagar.",
  "cardFrame.typeAgain":
    "Torna a escriure la targeta: només serveix per a un pagament i poc després d’escriure-la. No s’ha cobrat res.",
}
