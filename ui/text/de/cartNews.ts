import type { Translated } from "../TextCatalogue.ts"
import type { cartNews as english } from "../en/cartNews.ts"

export const cartNews: Translated<typeof english> = {
  "news.merged.title": "Dein Warenkorb ist mitgekommen",
  "news.merged.text": {
    one: "Ein Teil von vor der Anmeldung liegt jetzt in diesem Warenkorb.",
    other: "{count} Teile von vor der Anmeldung liegen jetzt in diesem Warenkorb.",
  },
  "news.merged.kept": {
    one: "Ein weiteres passte nicht hinein und ist unten für später aufgehoben.",
    other: "{count} weitere passten nicht hinein und sind unten für später aufgehoben.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "Verstanden",
  "news.kept.title": "Für später aufgehoben",
  "news.kept.text":
    "Das passte bei der Anmeldung nicht in den Warenkorb. Es bleibt bei deinem Konto, bis du dich entscheidest.",
  "news.kept.take": "In den Warenkorb legen",
  "news.kept.takeNamed": "{name} in den Warenkorb legen",
  "news.kept.letGo": "Ich möchte nichts davon mehr",
  "news.kept.sure": "Alles davon endgültig löschen?",
  "news.kept.sureYes": "Löschen",
  "news.kept.sureNo": "Behalten",
  "news.waiting.title": "Wartet auf diesem Gerät",
  "news.waiting.text":
    "Wir haben den Shop nicht erreicht. Sobald du wieder online bist, legen wir das in deinen Warenkorb, in dieser Reihenfolge.",
  "news.refused.title": "Das konnte nicht in deinen Warenkorb",
  "news.reason.stock": { one: "Nur noch {count} ist da", other: "Nur noch {count} sind da" },
  "news.reason.soldOut": "Im Moment ausverkauft",
  "news.reason.cartLimit": {
    one: "Ein Warenkorb fasst höchstens {count} verschiedenes Teil",
    other: "Ein Warenkorb fasst höchstens {count} verschiedene Teile",
  },
  "news.reason.lineLimit": {
    one: "Ein Warenkorb fasst höchstens {count} Stück desselben Teils",
    other: "Ein Warenkorb fasst höchstens {count} Stück desselben Teils",
  },
  "news.reason.gone": "Wir verkaufen es nicht mehr",
  "news.reason.other": "Der Shop konnte es nicht annehmen",
}
