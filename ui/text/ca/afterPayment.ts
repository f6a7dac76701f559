import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "La teva contrasenya, si us plau",
  "afterPayment.password.text":
    "Per pagar amb aquesta targeta necessitem una altra vegada la contrasenya del teu compte. Encara no se t’ha cobrat res.",
  "afterPayment.password.label": "Contrasenya",
  "afterPayment.password.wrong": "Aquesta no era la contrasenya. Torna-ho a provar.",
  "afterPayment.otherWay": "Tria una altra manera de pagar",
  "afterPayment.locked.title": "Massa contrasenyes incorrectes",
  "afterPayment.locked.text":
    "No se t’ha cobrat res i tot es conserva. Fes servir una altra targeta o torna a provar aquesta d’aquí a un quart d’hora.",
  "afterPayment.challenge.title": "El teu banc té una pregunta",
  "afterPayment.challenge.text":
    "Respon-la aquí sota; després preguntem al teu banc com ha anat. Encara no se t’ha cobrat res.",
  "afterPayment.challenge.open": "Obre la pregunta en una finestra pròpia",
  "afterPayment.challenge.done": "Ja he respost",
  "afterPayment.challenge.again": "Torna a mostrar la pregunta",
  "afterPayment.challenge.silent":
    "Fa estona que no arriba resposta. Encara no se t’ha cobrat res: torna a mostrar la pregunta o tria una altra manera de pagar.",
  "afterPayment.leave.title": "Continua a {host}",
  "afterPayment.leave.text": "Pagues allà i tornes aquí. Fins llavors no hi ha res pagat.",
  "afterPayment.leave.go": "Ves a {host}",
  "afterPayment.leave.tabText":
    "S’obre en una pestanya nova. Aquesta pàgina queda oberta i seguirà sola quan el pagament estigui decidit.",
  "afterPayment.leave.later": "Ara no",
  "afterPayment.open.title": "Encara no sabem com ha acabat",
  "afterPayment.open.text":
    "El teu banc encara no ens ha respost. No tornis a pagar: continuem preguntant i aquesta pàgina seguirà sola quan ho sapiguem.",
  "afterPayment.open.ask": "Pregunta-ho ara",
  "afterPayment.open.repay": "Paga d’una altra manera",
  "afterPayment.refused.checkout": "Torna a tramitar la comanda",
  "afterPayment.answered.title": "La teva resposta ha arribat",
  "afterPayment.answered.text":
    "Torna a la finestra on tramitaves la comanda; allà continua. Si l’has tancada, segueix aquí i torna a introduir la targeta. Encara no se t’ha cobrat res.",
  "afterPayment.elsewhere.title": "Aquí no podem veure aquest pagament",
  "afterPayment.elsewhere.text":
    "Es va fer en un altre dispositiu o amb un compte. Allà veuràs com està; si es va pagar, tens la confirmació al correu.",
  "afterPayment.repay.title": "La teva comanda encara no està pagada",
  "afterPayment.repay.text":
    "No se t’ha cobrat res i et guardem la comanda {orderId}. Paga-la de la mateixa manera o d’una altra.",
  "afterPayment.repay.until": "Te la guardem fins a les {time}.",
  "afterPayment.repay.over.title": "Aquesta comanda ja no es pot pagar",
  "afterPayment.repay.over.text":
    "S’ha acabat el temps o s’ha intentat massa vegades. No se t’ha cobrat res. Mira la cistella: el que encara hi ha es pot tornar a demanar.",
  "afterPayment.repay.refused":
    "No se t’ha cobrat res i la comanda es conserva. Torna-ho a provar o paga d’una altra manera.",
}
