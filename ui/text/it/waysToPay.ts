import type { waysToPay as english } from "../en/waysToPay.ts"
import type { Translated } from "../TextCatalogue.ts"

export const waysToPay: Translated<typeof english> = {
  "waysToPay.choose": "Metodo di pagamento",
  "waysToPay.keptCard": "{network} che termina con {digits}",
  "waysToPay.keptUntil": "fino al {date}",
  "waysToPay.payBy": "Paga {amount} · {way}",
  "waysToPay.payGiftCards": "Paga {amount} con carta regalo",
  "waysToPay.conditions": "Pagando accetti le condizioni di acquisto.",
  "waysToPay.keep": "Conserva questa carta nel mio portafoglio",
  "waysToPay.keepHint":
    "Il negozio conserva numero e nome per i tuoi prossimi acquisti, mai il codice di sicurezza. Puoi eliminare la carta in qualsiasi momento.",
  "waysToPay.keptCode": "Codice di sicurezza di questa carta",
  "waysToPay.keptGone":
    "Questa carta non è più nel tuo portafoglio. Non è stato addebitato nulla; è stato scelto un altro metodo.",
  "waysToPay.affinity": "Questa carta paga a rate?",
  "waysToPay.affinityVatin": "Codice fiscale del titolare",
  "waysToPay.affinityAsk": "Scopri se questa carta paga a rate",
  "waysToPay.affinityPays": "{name} paga {amount} a rate, una al mese:",
  "waysToPay.affinityUnnamed": "Una carta di questo negozio",
  "waysToPay.affinityNot": "Questa carta paga l’intero importo in una volta.",
  "waysToPay.affinityUnknown": "Al momento non è stato possibile saperlo. Puoi comunque pagare con questa carta.",
  "waysToPay.redirect":
    "Paghi sulla pagina di {way} e torni qui automaticamente. Nel frattempo il tuo carrello è salvo.",
  "waysToPay.redirectOrder":
    "Paghi sulla pagina di {way} e torni qui automaticamente. Nel frattempo il tuo ordine è conservato.",
  "waysToPay.scan": "Ricevi un codice da scansionare con {way}, valido per alcuni minuti.",
  "waysToPay.cash": "Ricevi un codice e lo paghi in contanti in un negozio. Il tuo ordine attende il pagamento.",
  "waysToPay.device": "Confermi con {way} su questo dispositivo. Prima non si paga nulla.",
  "waysToPay.deviceCancelled": "Hai chiuso {way}. Non è stato addebitato nulla e il carrello è com’era.",
  "waysToPay.deviceCancelledOrder": "Hai chiuso {way}. Non è stato addebitato nulla e l’ordine è com’era.",
  "waysToPay.deviceSlow":
    "{way} ha atteso troppo e si è chiuso. Non è stato addebitato nulla; riprova o scegli un altro metodo.",
  "waysToPay.deviceMissing":
    "Non è stato possibile aprire {way} su questo dispositivo. Non è stato addebitato nulla; scegli un altro metodo.",
  "waysToPay.bank": "La tua banca",
  "waysToPay.bankMissing": "Scegli la tua banca",
  "waysToPay.session": "Come paghi con {way}",
  "waysToPay.asking": "Un momento…",
  "waysToPay.askAgain": "Riprova",
  "waysToPay.gift": "Paga con una carta regalo",
  "waysToPay.giftNumber": "Numero della carta regalo",
  "waysToPay.giftCode": "Codice della carta regalo",
  "waysToPay.giftCodeHint": "Sotto la striscia argentata o nell’e-mail",
  "waysToPay.giftAdd": "Usa questa carta regalo",
  "waysToPay.giftWrong": "Scrivi il numero come appare sulla carta, senza lettere",
  "waysToPay.giftUnknown":
    "Non conosciamo nessuna carta regalo con questo numero e questo codice, oppure non è ancora attivata. Confrontali con la carta.",
  "waysToPay.giftEmpty": "Questa carta regalo qui non paga nulla: è vuota oppure è già tutto coperto.",
  "waysToPay.giftPays": "Carta regalo {digits}",
  "waysToPay.giftBalance": "saldo di {amount}",
  "waysToPay.giftOff": "Togli la carta regalo {digits}",
  "waysToPay.giftAdded": "La carta regalo paga {amount}.",
  "waysToPay.remaining": "Resta da pagare",
  "waysToPay.scanTitle": "Scansiona questo codice con {way}",
  "waysToPay.scanText": "Apri {way} sul telefono e scansiona il codice. Questa pagina prosegue da sola.",
  "waysToPay.scanHere": "Paga su questo telefono",
  "waysToPay.scanAlt": "Codice da scansionare con {way}",
  "waysToPay.timeLeft": "Valido ancora per {time}",
  "waysToPay.timeOver": "Il tempo è scaduto. Stiamo verificando com’è andato il pagamento…",
  "waysToPay.cashTitle": "Paga questo codice in contanti",
  "waysToPay.cashText":
    "Mostralo alla cassa di uno dei nostri negozi. Il tuo ordine attende fino a {date}; poi viene annullato e non devi nulla.",
  "waysToPay.cashAlt": "Codice per la cassa",
  "waysToPay.seeOrder": "Vedi l’ordine",
}
