import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro": "Per e-mail, nel giorno che scegli, con parole tue. Vale per pagare qualsiasi cosa nel negozio.",
  "giftCard.none.title": "In questo negozio non ci sono carte regalo",
  "giftCard.none.text": "Per ora questo negozio non ne vende. Tutto il resto è al suo posto.",
  "giftCard.amount": "Importo",
  "giftCard.style": "Motivo",
  "giftCard.quantity": "Quante",
  "giftCard.date": "Giorno di invio",
  "giftCard.time": "Ora",
  "giftCard.when": "Secondo l'ora di {zone}. Lascia vuoti giorno e ora, e parte appena viene pagata.",
  "giftCard.edit": "Cambia ciò che dice",
  "giftCard.change": "Cambia la carta regalo",
  "giftCard.changeIntro": "È ancora nel tuo carrello: non è stato inviato nulla.",
  "giftCard.gone.title": "Questa carta regalo non si può più cambiare",
  "giftCard.gone.text": "È stata acquistata o tolta dal carrello. Ciò che è stato inviato resta com'è.",
  "giftCard.phone": "Questo non è un numero di telefono.",
  "giftCard.howMany": "Scegline da una a nove.",
  "giftCard.moment": "Indica un giorno e un'ora del calendario, o lascia vuoti entrambi.",
  "giftCard.past": "Questo momento è passato. Scegline uno più avanti, o lascia vuoti entrambi.",
  "giftCard.late": "Scegli un giorno entro i prossimi {days} giorni.",
}
