import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro":
    "Par e-mail, le jour de votre choix, avec vos propres mots. Elle permet de tout payer dans la boutique.",
  "giftCard.none.title": "Il n'y a pas de carte cadeau dans cette boutique",
  "giftCard.none.text": "Cette boutique n'en vend pas pour le moment. Tout le reste est à sa place.",
  "giftCard.amount": "Montant",
  "giftCard.style": "Modèle",
  "giftCard.quantity": "Combien",
  "giftCard.date": "Jour d'envoi",
  "giftCard.time": "Heure",
  "giftCard.when": "À l'heure de {zone}. Laissez le jour et l'heure vides, et elle part dès qu'elle est payée.",
  "giftCard.skipped":
    "Cette nuit-là, on passe à l’heure d’été et cette heure n’existe pas. Nous l’enverrons le {day} à {time}.",
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
  "giftCard.ways": "Comment elle arrive",
  "giftCard.byMail": "Par e-mail",
  "giftCard.byPost": "Par la poste",
  "giftCard.postIntro":
    "Par la poste, à l'adresse que vous donnez au moment de payer. Elle est valable une fois activée : le code vous parvient par e-mail.",
  "giftCard.video": "Message vidéo",
  "giftCard.videoLater": "Une vidéo peut l'accompagner : ajoutez-la depuis le panier.",
  "giftCard.videoHint": "{kinds}, jusqu'à {maximum}. Elle arrive avec l'e-mail ; une autre prend sa place.",
  "giftCard.videoSend": "Ajouter la vidéo",
  "giftCard.videoSending": "La vidéo est en cours d'envoi…",
  "giftCard.videoThere": "Une vidéo accompagne cette carte.",
  "giftCard.videoMissing": "Choisissez d'abord une vidéo.",
  "giftCard.videoTooLarge": "Cette vidéo fait {size}. Le maximum est {maximum}.",
  "giftCard.videoKind": "Ce n'est aucun des formats possibles : {kinds}.",
  "giftCard.videoUnreadable": "Ce fichier ne peut pas être lu. Choisissez-le à nouveau.",
  "giftCard.noScript":
    "Modifier une carte cadeau et y joindre une vidéo demandent JavaScript. Votre panier est conservé. Autorisez les scripts pour ce site et rechargez la page.",
}
