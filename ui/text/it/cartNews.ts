import type { Translated } from "../TextCatalogue.ts"
import type { cartNews as english } from "../en/cartNews.ts"

export const cartNews: Translated<typeof english> = {
  "news.merged.title": "Il tuo carrello è venuto con te",
  "news.merged.text": {
    one: "Un capo di prima dell’accesso ora è in questo carrello.",
    other: "{count} capi di prima dell’accesso ora sono in questo carrello.",
  },
  "news.merged.kept": {
    one: "Un altro non ci stava ed è conservato qui sotto.",
    other: "Altri {count} non ci stavano e sono conservati qui sotto.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "Ho capito",
  "news.kept.title": "Conservato per dopo",
  "news.kept.text": "Al momento dell’accesso questo non stava nel carrello. Resta nel tuo account finché non decidi.",
  "news.kept.take": "Metti nel carrello",
  "news.kept.takeNamed": "Metti {name} nel carrello",
  "news.kept.letGo": "Non voglio più nulla di tutto questo",
  "news.kept.sure": "Eliminare tutto per sempre?",
  "news.kept.sureYes": "Elimina",
  "news.kept.sureNo": "Conserva",
  "news.waiting.title": "In attesa su questo dispositivo",
  "news.waiting.text":
    "Non siamo riusciti a raggiungere il negozio. Appena sei di nuovo online mettiamo tutto questo nel carrello, in quest’ordine.",
  "news.refused.title": "Questo non è potuto entrare nel carrello",
  "news.reason.stock": { one: "Ne resta solo {count}", other: "Ne restano solo {count}" },
  "news.reason.soldOut": "Al momento esaurito",
  "news.reason.cartLimit": {
    one: "Un carrello contiene al massimo {count} capo diverso",
    other: "Un carrello contiene al massimo {count} capi diversi",
  },
  "news.reason.lineLimit": {
    one: "Un carrello contiene al massimo {count} pezzo dello stesso capo",
    other: "Un carrello contiene al massimo {count} pezzi dello stesso capo",
  },
  "news.reason.gone": "Non lo vendiamo più",
  "news.reason.other": "Il negozio non ha potuto accettarlo",
}
