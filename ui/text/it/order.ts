import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "Grazie",
  "order.thanksNamed": "Grazie, {name}",
  "order.placed": "Il tuo ordine è stato effettuato e pagato.",
  "order.placedEmail": "Il tuo ordine è stato effettuato e pagato. Ti scriviamo a {email}.",
  "order.number": "Numero d’ordine",
  "order.pieces": "Che cosa hai ordinato",
  "order.delivery": "Consegna",
  "order.payment": "Pagamento",
  "order.next": "Che cosa succede ora",
  "order.nextPack": "Controlliamo e imballiamo i tuoi capi a mano.",
  "order.nextSend": "Ricevi un’e-mail appena il pacco parte.",
  "order.nextReturn": "Prova tutto a casa. Ciò che non va bene può tornare indietro.",
  "order.account": "Conserva questo ordine in un account",
  "order.goOn": "Continua a curiosare",
}
