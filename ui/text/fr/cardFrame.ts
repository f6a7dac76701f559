import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "Données de la carte",
  "cardFrame.silent.title": "Les champs de la carte ne répondent pas",
  "cardFrame.silent.text":
    "Ils viennent de notre prestataire de paiement. Rien n’a été débité, et tout le reste de votre saisie est conservé.",
  "cardFrame.failed": "L’envoi n’a pas abouti. Rien n’a été débité ; payez de nouveau.",
  "cardFrame.typeAgain":
    "Saisissez la carte encore une fois : elle ne sert qu’à un paiement, peu après la saisie. Rien n’a été débité.",
}
