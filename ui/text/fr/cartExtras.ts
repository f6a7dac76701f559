import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "Emballage cadeau",
  "cartExtras.wrapped": "Emballé pour offrir",
  "cartExtras.words": "Avec vos mots :",
  "cartExtras.card": "Ajouter une carte à la commande",
  "cartExtras.cardFor": "Une carte pour {name}",
  "cartExtras.coupon": "J’ai un coupon personnel",
  "cartExtras.later": "Garder pour plus tard",
  "cartExtras.noNexus": "Aucune taxe de vente n’est appliquée à cette adresse.",
  "cartExtras.shippingTax": "dont sur la livraison",
  "cartExtras.gone.title": "Une des pièces ne peut plus être achetée",
  "cartExtras.gone.text":
    "La boutique l’a retirée de la vente. Le reste de votre panier est conservé ; rechargez la page pour le voir.",
  "cartExtras.custom.title": "Une pièce personnalisée ne peut pas être prise ainsi",
  "cartExtras.custom.text":
    "Ouvrez la pièce, terminez ou changez sa personnalisation, puis ajoutez-la de nouveau. Le reste de votre panier est conservé.",
  "cartExtras.full.title": "Le panier est plein",
  "cartExtras.full.text":
    "Retirez une pièce ou gardez-la pour plus tard, puis recommencez. Rien n’a été perdu dans le panier.",
}
