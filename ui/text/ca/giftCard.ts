import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro":
    "Per correu, el dia que triïs i amb les teves paraules. Serveix per pagar qualsevol cosa de la botiga.",
  "giftCard.none.title": "En aquesta botiga no hi ha targetes regal",
  "giftCard.none.text": "Ara mateix aquesta botiga no en ven cap. Tota la resta continua al seu lloc.",
  "giftCard.amount": "Import",
  "giftCard.style": "Disseny",
  "giftCard.quantity": "Quantes",
  "giftCard.date": "Dia d'enviament",
  "giftCard.time": "Hora",
  "giftCard.when": "Segons l'hora de {zone}. Si deixes el dia i l'hora en blanc, s'envia quan es pagui.",
  "giftCard.skipped":
    "Aquella nit s’avancen els rellotges i aquesta hora no existeix. L’enviarem el {day} a les {time}.",
  "giftCard.edit": "Canvia el que hi diu",
  "giftCard.change": "Canvia la targeta regal",
  "giftCard.changeIntro": "Encara és a la teva cistella: no s'ha enviat res.",
  "giftCard.gone.title": "Aquesta targeta regal ja no es pot canviar",
  "giftCard.gone.text": "S'ha comprat o s'ha tret de la cistella. El que s'ha enviat queda com està.",
  "giftCard.phone": "Això no és un número de telèfon.",
  "giftCard.howMany": "Tria'n d'una a nou.",
  "giftCard.moment": "Indica un dia i una hora del calendari, o deixa-ho tot en blanc.",
  "giftCard.past": "Aquest moment ja ha passat. Tria'n un de posterior, o deixa-ho tot en blanc.",
  "giftCard.late": "Tria un dia dels pròxims {days} dies.",
  "giftCard.ways": "Com arriba",
  "giftCard.byMail": "Per correu electrònic",
  "giftCard.byPost": "Per correu postal",
  "giftCard.postIntro":
    "Per correu postal, a l'adreça que indiquis en pagar. Val quan s'activa: el codi t'arriba per correu electrònic.",
  "giftCard.video": "Missatge en vídeo",
  "giftCard.videoLater": "La pot acompanyar un vídeo: afegeix-lo des de la cistella.",
  "giftCard.videoHint": "{kinds}, fins a {maximum}. Arriba amb el correu electrònic; un altre n'ocupa el lloc.",
  "giftCard.videoSend": "Afegeix el vídeo",
  "giftCard.videoSending": "El vídeo s'està enviant…",
  "giftCard.videoThere": "Un vídeo acompanya aquesta targeta.",
  "giftCard.videoMissing": "Tria primer un vídeo.",
  "giftCard.videoTooLarge": "Aquest vídeo ocupa {size}. El màxim és {maximum}.",
  "giftCard.videoKind": "No és de cap dels tipus possibles: {kinds}.",
  "giftCard.videoUnreadable": "Aquest fitxer no es pot llegir. Torna'l a triar.",
  "giftCard.noScript":
    "Per canviar una targeta regal i afegir-hi un vídeo cal JavaScript. La cistella es conserva. Permet els scripts en aquest lloc i torna a carregar la pàgina.",
}
