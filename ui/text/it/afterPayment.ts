import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "La tua password, per favore",
  "afterPayment.password.text":
    "Per pagare con questa carta ci serve ancora una volta la password del tuo account. Non è stato ancora addebitato nulla.",
  "afterPayment.password.label": "Password",
  "afterPayment.password.wrong": "Non era la password. Riprova.",
  "afterPayment.otherWay": "Scegli un altro modo di pagare",
  "afterPayment.locked.title": "Troppe password sbagliate",
  "afterPayment.locked.text":
    "Non è stato addebitato nulla e tutto è salvo. Usa un’altra carta, o riprova questa fra un quarto d’ora.",
  "afterPayment.challenge.title": "La tua banca ha una domanda",
  "afterPayment.challenge.text":
    "Rispondi qui sotto; poi chiediamo alla tua banca com’è andata. Non è stato ancora addebitato nulla.",
  "afterPayment.challenge.open": "Apri la domanda in una finestra a parte",
  "afterPayment.challenge.done": "Ho risposto",
  "afterPayment.challenge.again": "Mostra di nuovo la domanda",
  "afterPayment.challenge.silent":
    "Da un po’ non arriva nulla. Non è stato ancora addebitato nulla: mostra di nuovo la domanda o scegli un altro modo di pagare.",
  "afterPayment.leave.title": "Continua su {host}",
  "afterPayment.leave.text": "Paghi lì e torni qui. Fino ad allora non è pagato nulla.",
  "afterPayment.leave.go": "Vai su {host}",
  "afterPayment.leave.tabText":
    "Si apre in una nuova scheda. Questa pagina resta aperta e va avanti da sola appena il pagamento è deciso.",
  "afterPayment.leave.later": "Non ora",
  "afterPayment.open.title": "Non sappiamo ancora com’è finita",
  "afterPayment.open.text":
    "La tua banca non ce l’ha ancora detto. Non pagare una seconda volta: continuiamo a chiedere, e questa pagina va avanti da sola appena lo sappiamo.",
  "afterPayment.open.ask": "Chiedi ora",
  "afterPayment.open.repay": "Paga in un altro modo",
  "afterPayment.refused.checkout": "Torna al pagamento",
  "afterPayment.answered.title": "La tua risposta è arrivata",
  "afterPayment.answered.text":
    "Torna alla finestra del pagamento; si continua lì. Se è chiusa, continua qui e inserisci di nuovo la carta. Non è stato ancora addebitato nulla.",
  "afterPayment.elsewhere.title": "Qui non possiamo vedere questo pagamento",
  "afterPayment.elsewhere.text":
    "È stato fatto su un altro dispositivo, o con un account. Lì vedi a che punto è; se è pagato, la conferma è nella tua e-mail.",
  "afterPayment.repay.title": "Il tuo ordine non è ancora pagato",
  "afterPayment.repay.text":
    "Non è stato addebitato nulla e l’ordine {orderId} è salvo. Pagalo nello stesso modo o in un altro.",
  "afterPayment.repay.until": "Lo teniamo per te fino alle {time}.",
  "afterPayment.repay.over.title": "Questo ordine non si può più pagare",
  "afterPayment.repay.over.text":
    "Il tempo è scaduto, o i tentativi sono stati troppi. Non è stato addebitato nulla. Guarda nel carrello: quello che c’è ancora si può ordinare di nuovo.",
  "afterPayment.repay.refused":
    "Non è stato addebitato nulla e il tuo ordine è salvo. Riprova, o paga in un altro modo.",
}
