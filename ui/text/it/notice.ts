import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "Ti avvisiamo quando torna",
  "notice.ask.text":
    "Una sola e-mail, quando la taglia sarà di nuovo disponibile. Niente viene riservato, e dopo non arriva altro.",
  "notice.none.title": "Non c’è niente da aspettare",
  "notice.none.text":
    "Tutte le taglie di questo capo sono disponibili adesso, oppure il capo non è più in questo negozio.",
  "notice.confirm.title": "Ti scriviamo?",
  "notice.confirm.text":
    "Hai chiesto di sapere quando torna questo capo. Di’ di sì e arriverà un’e-mail a questo indirizzo; di’ di no e l’indirizzo viene cancellato.",
  "notice.leave.title": "Alla fine nessun avviso?",
  "notice.leave.text": "Cancelliamo il tuo indirizzo per questo capo e non scriviamo più nulla in proposito.",
  "notice.answer.confirm": "Sì, scrivetemi",
  "notice.answer.leave": "No, cancellate il mio indirizzo",
  "notice.pending.title": "Manca un passo",
  "notice.pending.text":
    "Ti abbiamo mandato un’e-mail. Segui il suo link e di’ di sì: solo allora ti scriviamo di nuovo.",
  "notice.active.title": "Ti scriveremo",
  "notice.active.text":
    "Arriva un’e-mail appena la taglia è di nuovo disponibile. Nella prima e-mail c’è un link per annullare.",
  "notice.done.title": "È già tornato",
  "notice.done.text": "L’e-mail con la strada per il capo è in viaggio. Non è riservato, quindi non aspettare troppo.",
  "notice.left.title": "Il tuo indirizzo è cancellato",
  "notice.left.text": "Non scriviamo nulla su questo capo. Puoi chiederlo di nuovo quando vuoi.",
  "notice.unknown.title": "Questo link non apre più nulla",
  "notice.unknown.text":
    "L’avviso è già stato mandato o annullato, oppure una parte del link è andata persa. Qui non è conservato nulla su di te; puoi chiedere di nuovo nella pagina del capo.",
  "notice.size": "Taglia in {color}",
  "notice.emailHint": "Solo per questo avviso. Senza account.",
  "notice.consent": "Accetto l’informativa sulla privacy: il mio indirizzo serve solo per questo avviso",
  "notice.policy": "Che cosa succede al mio indirizzo",
  "notice.policyText":
    "Viene conservato con la taglia finché l’avviso è mandato o lo annulli, poi cancellato. Non viene dato a nessuno e non serve ad altro. Senza il tuo sì alla prima e-mail non scriviamo più.",
  "notice.submit": "Avvisatemi",
  "notice.notNow": "Non ora",
  "notice.close": "Continua a guardare",
  "notice.toProduct": "Vai al capo",
  "notice.problem.size": "Scegli una taglia",
  "notice.problem.consent": "Senza questo non possiamo scriverti",
  "notice.inStock.title": "È già tornata",
  "notice.inStock.text": "Questa taglia è disponibile: ricarica la pagina del capo e mettila nel carrello.",
  "notice.tooMany.title": "Troppi avvisi",
  "notice.tooMany.text": "Sono già state chieste molte e-mail e adesso non ne è partita nessuna. Riprova domani.",
  "notice.failed": "Non è partita nessuna e-mail. Riprova tra un momento.",
} satisfies TextCatalogue
