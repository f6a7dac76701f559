import type { giftCard as english } from "../en/giftCard.ts"
import type { Translated } from "../TextCatalogue.ts"

export const giftCard: Translated<typeof english> = {
  "giftCard.intro":
    "Per E-Mail, an dem Tag, den du wählst, mit deinen eigenen Worten. Mit ihr lässt sich alles im Shop bezahlen.",
  "giftCard.none.title": "In diesem Shop gibt es keine Geschenkkarten",
  "giftCard.none.text": "Dieser Shop verkauft zurzeit keine. Alles andere ist, wo es war.",
  "giftCard.amount": "Betrag",
  "giftCard.style": "Motiv",
  "giftCard.quantity": "Wie viele",
  "giftCard.date": "Tag des Versands",
  "giftCard.time": "Uhrzeit",
  "giftCard.when": "Nach der Uhr von {zone}. Lass Tag und Uhrzeit leer, und sie geht los, sobald sie bezahlt ist.",
  "giftCard.skipped":
    "In dieser Nacht werden die Uhren vorgestellt, diese Uhrzeit gibt es nicht. Wir verschicken sie am {day} um {time}.",
  "giftCard.edit": "Ändern, was darauf steht",
  "giftCard.change": "Geschenkkarte ändern",
  "giftCard.changeIntro": "Sie liegt noch in deinem Warenkorb: Verschickt ist nichts.",
  "giftCard.gone.title": "Diese Geschenkkarte lässt sich nicht mehr ändern",
  "giftCard.gone.text": "Sie wurde gekauft oder aus dem Warenkorb genommen. Was verschickt ist, bleibt, wie es ist.",
  "giftCard.phone": "Das ist keine Telefonnummer.",
  "giftCard.howMany": "Wähle eine bis neun.",
  "giftCard.moment": "Gib einen Tag und eine Uhrzeit an, die es gibt, oder lass beides leer.",
  "giftCard.past": "Dieser Zeitpunkt ist vorbei. Wähle einen späteren, oder lass beides leer.",
  "giftCard.late": "Wähle einen Tag innerhalb der nächsten {days} Tage.",
  "giftCard.ways": "Wie sie kommt",
  "giftCard.byMail": "Per E-Mail",
  "giftCard.byPost": "Per Post",
  "giftCard.postIntro":
    "Per Post, an die Adresse, die du an der Kasse angibst. Sie gilt erst, wenn sie aktiviert ist: Der Code dafür kommt per E-Mail zu dir.",
  "giftCard.video": "Videobotschaft",
  "giftCard.videoLater": "Ein Video kann mitkommen: Füge es im Warenkorb hinzu.",
  "giftCard.videoHint": "{kinds}, höchstens {maximum}. Es kommt mit der E-Mail; ein anderes nimmt seinen Platz ein.",
  "giftCard.videoSend": "Video hinzufügen",
  "giftCard.videoSending": "Das Video wird gesendet …",
  "giftCard.videoThere": "Zu dieser Karte gehört ein Video.",
  "giftCard.videoMissing": "Wähle zuerst ein Video.",
  "giftCard.videoTooLarge": "Dieses Video hat {size}. Möglich sind höchstens {maximum}.",
  "giftCard.videoKind": "Das ist keine der Arten, die möglich sind: {kinds}.",
  "giftCard.videoUnreadable": "Diese Datei lässt sich nicht lesen. Wähle sie noch einmal.",
  "giftCard.noScript":
    "Eine Geschenkkarte zu ändern und ihr ein Video beizulegen, braucht JavaScript. Dein Warenkorb ist gesichert. Erlaube Skripte für diese Seite und lade sie neu.",
}
