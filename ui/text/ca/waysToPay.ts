import type { waysToPay as english } from "../en/waysToPay.ts"
import type { Translated } from "../TextCatalogue.ts"

export const waysToPay: Translated<typeof english> = {
  "waysToPay.choose": "Forma de pagament",
  "waysToPay.keptCard": "{network} acabada en {digits}",
  "waysToPay.keptUntil": "fins al {date}",
  "waysToPay.payBy": "Paga {amount} · {way}",
  "waysToPay.payGiftCards": "Paga {amount} amb targeta regal",
  "waysToPay.conditions": "En pagar acceptes les condicions de compra.",
  "waysToPay.keep": "Desa aquesta targeta a la meva cartera",
  "waysToPay.keepHint":
    "La botiga desa el número i el nom per a les properes compres, mai el codi de seguretat. Pots esborrar la targeta quan vulguis.",
  "waysToPay.keptCode": "Codi de seguretat d’aquesta targeta",
  "waysToPay.keptGone":
    "Aquesta targeta ja no és a la teva cartera. No s’ha cobrat res; s’ha triat una altra forma de pagament.",
  "waysToPay.affinity": "Permet aquesta targeta pagar a terminis?",
  "waysToPay.affinityVatin": "Número fiscal del titular",
  "waysToPay.affinityAsk": "Mira si aquesta targeta permet pagar a terminis",
  "waysToPay.affinityPays": "{name} paga {amount} a terminis, un al mes:",
  "waysToPay.affinityUnnamed": "Una targeta d’aquesta botiga",
  "waysToPay.affinityNot": "Aquesta targeta paga tot l’import d’un sol cop.",
  "waysToPay.affinityUnknown": "Ara mateix no ho hem pogut saber. Pots pagar amb aquesta targeta igualment.",
  "waysToPay.redirect":
    "Pagues a la pàgina de {way} i tornes aquí automàticament. Mentrestant, la cistella es conserva.",
  "waysToPay.redirectOrder":
    "Pagues a la pàgina de {way} i tornes aquí automàticament. Mentrestant, la comanda es conserva.",
  "waysToPay.scan": "Et donem un codi per escanejar amb {way}, vàlid uns minuts.",
  "waysToPay.cash": "Et donem un codi i el pagues en efectiu en una botiga. La comanda espera el pagament.",
  "waysToPay.device": "Confirmes amb {way} en aquest dispositiu. Abans no es paga res.",
  "waysToPay.deviceCancelled": "Has tancat {way}. No s’ha cobrat res i la cistella és com era.",
  "waysToPay.deviceCancelledOrder": "Has tancat {way}. No s’ha cobrat res i la comanda és com era.",
  "waysToPay.deviceSlow":
    "{way} va esperar massa i s’ha tancat. No s’ha cobrat res; torna-ho a provar o tria una altra forma de pagament.",
  "waysToPay.deviceMissing":
    "No s’ha pogut obrir {way} en aquest dispositiu. No s’ha cobrat res; tria una altra forma de pagament.",
  "waysToPay.bank": "El teu banc",
  "waysToPay.bankMissing": "Tria el teu banc",
  "waysToPay.session": "Com pagues amb {way}",
  "waysToPay.asking": "Un moment…",
  "waysToPay.askAgain": "Torna-ho a provar",
  "waysToPay.gift": "Paga amb una targeta regal",
  "waysToPay.giftNumber": "Número de la targeta regal",
  "waysToPay.giftCode": "Codi de la targeta regal",
  "waysToPay.giftCodeHint": "Sota la banda platejada o al correu electrònic",
  "waysToPay.giftAdd": "Fes servir aquesta targeta regal",
  "waysToPay.giftWrong": "Escriu el número tal com és a la targeta, sense lletres",
  "waysToPay.giftUnknown":
    "No coneixem cap targeta regal amb aquest número i aquest codi, o encara no està activada. Compara’ls amb la targeta.",
  "waysToPay.giftEmpty": "Aquesta targeta regal no paga res aquí: és buida o ja està tot cobert.",
  "waysToPay.giftPays": "Targeta regal {digits}",
  "waysToPay.giftBalance": "saldo de {amount}",
  "waysToPay.giftOff": "Treu la targeta regal {digits}",
  "waysToPay.giftAdded": "La targeta regal paga {amount}.",
  "waysToPay.remaining": "Queda per pagar",
  "waysToPay.scanTitle": "Escaneja aquest codi amb {way}",
  "waysToPay.scanText": "Obre {way} al telèfon i escaneja el codi. Aquesta pàgina continua sola.",
  "waysToPay.scanHere": "Paga en aquest telèfon",
  "waysToPay.scanAlt": "Codi per escanejar amb {way}",
  "waysToPay.timeLeft": "Vàlid durant {time} més",
  "waysToPay.timeOver": "S’ha acabat el temps. Estem comprovant com ha acabat el pagament…",
  "waysToPay.cashTitle": "Paga aquest codi en efectiu",
  "waysToPay.cashText":
    "Ensenya’l a la caixa d’una de les nostres botigues. La comanda espera fins al {date}; després es cancel·la i no deus res.",
  "waysToPay.cashAlt": "Codi per a la caixa",
  "waysToPay.seeOrder": "Mostra la comanda",
}
