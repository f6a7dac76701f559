import type { waysToPay as english } from "../en/waysToPay.ts"
import type { Translated } from "../TextCatalogue.ts"

export const waysToPay: Translated<typeof english> = {
  "waysToPay.choose": "Moyen de paiement",
  "waysToPay.keptCard": "{network} se terminant par {digits}",
  "waysToPay.keptUntil": "jusqu’au {date}",
  "waysToPay.payBy": "Payer {amount} · {way}",
  "waysToPay.payGiftCards": "Payer {amount} par carte cadeau",
  "waysToPay.conditions": "En payant, vous acceptez les conditions de vente.",
  "waysToPay.keep": "Conserver cette carte dans mon portefeuille",
  "waysToPay.keepHint":
    "La boutique conserve le numéro et le nom pour vos prochains achats, jamais le code de sécurité. Vous pouvez supprimer la carte à tout moment.",
  "waysToPay.keptCode": "Code de sécurité de cette carte",
  "waysToPay.keptGone":
    "Cette carte n’est plus dans votre portefeuille. Rien n’a été débité ; un autre moyen est sélectionné.",
  "waysToPay.affinity": "Cette carte paie-t-elle en plusieurs fois ?",
  "waysToPay.affinityVatin": "Numéro fiscal du titulaire",
  "waysToPay.affinityAsk": "Voir si cette carte paie en plusieurs fois",
  "waysToPay.affinityPays": "{name} paie {amount} en plusieurs fois, une par mois :",
  "waysToPay.affinityUnnamed": "Une carte de cette boutique",
  "waysToPay.affinityNot": "Cette carte paie la totalité en une fois.",
  "waysToPay.affinityUnknown":
    "Nous n’avons pas pu le savoir pour l’instant. Vous pouvez tout de même payer avec cette carte.",
  "waysToPay.redirect":
    "Vous payez sur la page de {way} et revenez ici automatiquement. Votre panier est conservé en attendant.",
  "waysToPay.redirectOrder":
    "Vous payez sur la page de {way} et revenez ici automatiquement. Votre commande est conservée en attendant.",
  "waysToPay.scan": "Vous recevez un code à scanner avec {way}, valable quelques minutes.",
  "waysToPay.cash": "Vous recevez un code à régler en espèces dans une boutique. Votre commande attend ce paiement.",
  "waysToPay.device": "Vous confirmez avec {way} sur cet appareil. Rien n’est payé avant.",
  "waysToPay.deviceCancelled": "Vous avez fermé {way}. Rien n’a été débité et votre panier est inchangé.",
  "waysToPay.deviceCancelledOrder": "Vous avez fermé {way}. Rien n’a été débité et votre commande est inchangée.",
  "waysToPay.deviceSlow":
    "{way} a attendu trop longtemps et s’est fermé. Rien n’a été débité ; réessayez ou choisissez un autre moyen.",
  "waysToPay.deviceMissing":
    "{way} n’a pas pu s’ouvrir sur cet appareil. Rien n’a été débité ; choisissez un autre moyen.",
  "waysToPay.bank": "Votre banque",
  "waysToPay.bankMissing": "Choisissez votre banque",
  "waysToPay.session": "Comment payer avec {way}",
  "waysToPay.asking": "Un instant…",
  "waysToPay.askAgain": "Réessayer",
  "waysToPay.gift": "Payer avec une carte cadeau",
  "waysToPay.giftNumber": "Numéro de la carte cadeau",
  "waysToPay.giftCode": "Code de la carte cadeau",
  "waysToPay.giftCodeHint": "Sous la bande argentée ou dans l’e-mail",
  "waysToPay.giftAdd": "Utiliser cette carte cadeau",
  "waysToPay.giftWrong": "Écrivez le numéro tel qu’il figure sur la carte, sans lettres",
  "waysToPay.giftUnknown":
    "Nous ne connaissons aucune carte cadeau avec ce numéro et ce code, ou elle n’est pas encore activée. Comparez-les avec la carte.",
  "waysToPay.giftEmpty": "Cette carte cadeau ne paie rien ici : elle est vide ou tout est déjà couvert.",
  "waysToPay.giftPays": "Carte cadeau {digits}",
  "waysToPay.giftBalance": "solde de {amount}",
  "waysToPay.giftOff": "Retirer la carte cadeau {digits}",
  "waysToPay.giftAdded": "La carte cadeau paie {amount}.",
  "waysToPay.remaining": "Reste à payer",
  "waysToPay.scanTitle": "Scannez ce code avec {way}",
  "waysToPay.scanText": "Ouvrez {way} sur votre téléphone et scannez le code. Cette page continue d’elle-même.",
  "waysToPay.scanHere": "Payer sur ce téléphone",
  "waysToPay.scanAlt": "Code à scanner avec {way}",
  "waysToPay.timeLeft": "Valable encore {time}",
  "waysToPay.timeOver": "Le délai est écoulé. Nous vérifions comment le paiement s’est terminé…",
  "waysToPay.cashTitle": "Réglez ce code en espèces",
  "waysToPay.cashText":
    "Présentez-le à la caisse d’une de nos boutiques. Votre commande attend jusqu’au {date} ; ensuite elle est annulée et vous ne devez rien.",
  "waysToPay.cashAlt": "Code pour la caisse",
  "waysToPay.seeOrder": "Voir la commande",
}
