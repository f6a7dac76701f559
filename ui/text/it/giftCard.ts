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
  "giftCard.skipped":
    "Quella notte si passa all’ora legale e questo orario non esiste. La invieremo il {day} alle {time}.",
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
  "giftCard.ways": "Come arriva",
  "giftCard.byMail": "Per e-mail",
  "giftCard.byPost": "Per posta",
  "giftCard.postIntro":
    "Per posta, all'indirizzo che indichi alla cassa. Vale una volta attivata: il codice ti arriva per e-mail.",
  "giftCard.video": "Messaggio video",
  "giftCard.videoLater": "Può accompagnarla un video: aggiungilo dal carrello.",
  "giftCard.videoHint": "{kinds}, fino a {maximum}. Arriva con l'e-mail; un altro prende il suo posto.",
  "giftCard.videoSend": "Aggiungi il video",
  "giftCard.videoSending": "Il video viene inviato…",
  "giftCard.videoThere": "Un video accompagna questa carta.",
  "giftCard.videoMissing": "Scegli prima un video.",
  "giftCard.videoTooLarge": "Questo video è di {size}. Il massimo è {maximum}.",
  "giftCard.videoKind": "Non è di nessuno dei tipi possibili: {kinds}.",
  "giftCard.videoUnreadable": "Questo file non si può leggere. Sceglilo di nuovo.",
  "giftCard.noScript":
    "Per cambiare una carta regalo e aggiungerle un video serve JavaScript. Il tuo carrello è salvo. Consenti gli script per questo sito e ricarica la pagina.",
}
