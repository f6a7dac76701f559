import type { TextCatalogue } from "../TextCatalogue.ts"

export const newsletter = {
  "newsletter.confirm.title": "Conferma l'iscrizione alla newsletter",
  "newsletter.confirm.text": "Riceverai novità e saldi via e-mail. Puoi annullare l'iscrizione in qualsiasi momento.",
  "newsletter.confirm.submit": "Iscriviti",
  "newsletter.unsubscribe.title": "Vuoi annullare l'iscrizione alla newsletter?",
  "newsletter.unsubscribe.text":
    "Non invieremo più novità e saldi a questo indirizzo. Le e-mail sui tuoi ordini non cambiano.",
  "newsletter.unsubscribe.submit": "Annulla l'iscrizione",
  "newsletter.subscribed.title": "Iscrizione confermata",
  "newsletter.subscribed.text": "Grazie per la conferma. Ogni e-mail contiene un link per annullare l'iscrizione.",
  "newsletter.unsubscribed.title": "Iscrizione annullata",
  "newsletter.unsubscribed.text":
    "Non invieremo più newsletter a questo indirizzo. Puoi iscriverti di nuovo in qualsiasi momento.",
  "newsletter.unknown.title": "Questo link non funziona più",
  "newsletter.unknown.text":
    "Potrebbe essere scaduto o incompleto. I link di conferma valgono due giorni. Per iscriverti, richiedi di nuovo la newsletter e usa il link della nostra ultima e-mail.",
  "newsletter.failed": "Non è stato modificato nulla. Riprova tra un momento.",
} satisfies TextCatalogue
