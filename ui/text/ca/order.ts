import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "Gràcies",
  "order.thanksNamed": "Gràcies, {name}",
  "order.placed": "La comanda està feta i pagada.",
  "order.placedEmail": "La comanda està feta i pagada. T’escriurem a {email}.",
  "order.number": "Número de comanda",
  "order.pieces": "Què has demanat",
  "order.delivery": "Enviament",
  "order.payment": "Pagament",
  "order.next": "Què passa ara",
  "order.nextPack": "Revisem i empaquetem les peces a mà.",
  "order.nextSend": "T’escriurem quan surti el paquet.",
  "order.nextReturn": "Emprova-t’ho tot a casa. El que no et vagi bé pot tornar.",
  "order.account": "Desa aquesta comanda en un compte",
  "order.goOn": "Continua mirant",
}
