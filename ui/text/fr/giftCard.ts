import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "Par e-mail, le jour de votre choix, avec vos propres mots. Elle permet de tout payer dans la boutique.",
  "giftCard.none.title": "Il n'y a pas de carte cadeau dans cette boutique",
  "giftCard.none.text": "Cette boutique n'en vend pas pour le moment. Tout le reste est à sa place.",
  "giftCard.amount": "Montant",
  "giftCard.style": "Modèle",
  "giftCard.quantity": "Combien",
  "giftCard.date": "Jour d'envoi",
  "giftCard.time": "Heure",
  "giftCard.when": "À l'heure de {zone}. Laissez le jour et l'heure vides, et elle part dès qu'elle est payée.",
  "giftCard.edit": "Modifier ce qui est écrit",
  "giftCard.change": "Modifier la carte cadeau",
  "giftCard.changeIntro": "Elle est encore dans votre panier : rien n'a été envoyé.",
  "giftCard.gone.title": "Cette carte cadeau ne peut plus être modifiée",
  "giftCard.gone.text": "Elle a été achetée ou retirée du panier. Ce qui a été envoyé reste tel quel.",
  "giftCard.phone": "Ce n'est pas un numéro de téléphone.",
  "giftCard.howMany": "Choisissez de une à neuf cartes.",
  "giftCard.moment": "Indiquez un jour et une heure du calendrier, ou laissez les deux vides.",
  "giftCard.past": "Ce moment est passé. Choisissez-en un plus tard, ou laissez les deux vides.",
  "giftCard.late": "Choisissez un jour dans les {days} prochains jours.",
}
