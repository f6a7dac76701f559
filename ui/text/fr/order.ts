import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "Merci",
  "order.thanksNamed": "Merci, {name}",
  "order.placed": "Votre commande est passée et payée.",
  "order.placedEmail": "Votre commande est passée et payée. Nous vous écrivons à {email} à son sujet.",
  "order.number": "Numéro de commande",
  "order.pieces": "Ce que vous avez commandé",
  "order.delivery": "Livraison",
  "order.payment": "Paiement",
  "order.next": "Et ensuite",
  "order.nextPack": "Nous vérifions et emballons vos articles à la main.",
  "order.nextSend": "Vous recevez un e-mail dès que le colis part.",
  "order.nextReturn": "Essayez tout chez vous. Ce qui ne va pas peut revenir.",
  "order.account": "Garder cette commande dans un compte",
  "order.goOn": "Continuer à regarder",
}
