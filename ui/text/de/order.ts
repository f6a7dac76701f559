import type { Translated } from "../TextCatalogue.ts"
import type { order as english } from "../en/order.ts"

export const order: Translated<typeof english> = {
  "order.thanks": "Danke",
  "order.thanksNamed": "Danke, {name}",
  "order.placed": "Deine Bestellung ist aufgegeben und bezahlt.",
  "order.placedEmail": "Deine Bestellung ist aufgegeben und bezahlt. Wir schreiben dir dazu an {email}.",
  "order.number": "Bestellnummer",
  "order.pieces": "Was du bestellt hast",
  "order.delivery": "Lieferung",
  "order.payment": "Zahlung",
  "order.next": "Wie es weitergeht",
  "order.nextPack": "Wir prüfen und verpacken deine Teile von Hand.",
  "order.nextSend": "Du bekommst eine E-Mail, sobald das Paket losgeht.",
  "order.nextReturn": "Probier alles zu Hause an. Was nicht passt, kann zurück.",
  "order.account": "Diese Bestellung in einem Konto aufheben",
  "order.goOn": "Weiter umsehen",
}
