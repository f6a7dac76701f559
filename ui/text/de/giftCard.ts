import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "Per E-Mail, an dem Tag, den du wählst, mit deinen eigenen Worten. Mit ihr lässt sich alles im Shop bezahlen.",
  "giftCard.none.title": "In diesem Shop gibt es keine Geschenkkarten",
  "giftCard.none.text": "Dieser Shop verkauft zurzeit keine. Alles andere ist, wo es war.",
  "giftCard.amount": "Betrag",
  "giftCard.style": "Motiv",
  "giftCard.quantity": "Wie viele",
  "giftCard.date": "Tag des Versands",
  "giftCard.time": "Uhrzeit",
  "giftCard.when": "Nach der Uhr von {zone}. Lass Tag und Uhrzeit leer, und sie geht los, sobald sie bezahlt ist.",
  "giftCard.edit": "Ändern, was darauf steht",
  "giftCard.change": "Geschenkkarte ändern",
  "giftCard.changeIntro": "Sie liegt noch in deinem Warenkorb: Verschickt ist nichts.",
  "giftCard.gone.title": "Diese Geschenkkarte lässt sich nicht mehr ändern",
  "giftCard.gone.text": "Sie wurde gekauft oder aus dem Warenkorb genommen. Was verschickt ist, bleibt, wie es ist.",
  "giftCard.phone": "Das ist keine Telefonnummer.",
  "giftCard.howMany": "Wähle eine bis neun.",
  "giftCard.moment": "Gib einen Tag und eine Uhrzeit an, die es gibt, oder lass beides leer.",
  "giftCard.past": "Dieser Zeitpunkt ist vorbei. Wähle einen späteren, oder lass beides leer.",
  "giftCard.late": "Wähle einen Tag innerhalb der nächsten {days} Tage.",
}
