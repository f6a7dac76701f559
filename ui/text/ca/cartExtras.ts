import type { cartExtras as english } from "../en/cartExtras.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cartExtras: Translated<typeof english> = {
  "cartExtras.gift": "Embolicar per a regal",
  "cartExtras.wrapped": "Embolicat per a regal",
  "cartExtras.words": "Amb les teves paraules:",
  "cartExtras.card": "Afegeix una targeta a la comanda",
  "cartExtras.cardFor": "Una targeta per a {name}",
  "cartExtras.coupon": "Tinc un cupó personal",
  "cartExtras.later": "Desa per a més tard",
  "cartExtras.noNexus": "En aquesta adreça no es cobra impost sobre les vendes.",
  "cartExtras.shippingTax": "dels quals, per l’enviament",
  "cartExtras.gone.title": "Una de les peces ja no es pot comprar",
  "cartExtras.gone.text":
    "La botiga l’ha retirada. La resta de la cistella es conserva; torna a carregar la pàgina per veure-ho.",
  "cartExtras.custom.title": "Una peça personalitzada no es pot acceptar així",
  "cartExtras.custom.text":
    "Obre la peça, acaba o canvia la personalització i afegeix-la de nou. La resta de la cistella es conserva.",
  "cartExtras.full.title": "La cistella és plena",
  "cartExtras.full.text":
    "Treu alguna cosa o desa-la per a més tard i torna-ho a afegir. No s’ha perdut res de la cistella.",
}
