import type { Translated } from "../TextCatalogue.ts"
import type { errors as english } from "../en/errors.ts"

export const errors: Translated<typeof english> = {
  "error.details": "Für unseren Kundenservice",
  "error.address.title": "Schau noch einmal auf die Adresse",
  "error.address.text": "Nichts ist verloren. Korrigiere die markierten Felder und mach weiter.",
  "error.card.title": "Schau noch einmal auf die Kartendaten",
  "error.card.text": "Es wurde nichts abgebucht. Korrigiere die markierten Felder und bezahle noch einmal.",
  "error.cartEmpty.title": "Es gibt nichts zu bezahlen",
  "error.cartEmpty.text": "Dein Warenkorb ist leer. Leg etwas hinein und komm wieder.",
  "error.cartLimit.title": "Der Warenkorb ist voll",
  "error.cartLimit.text": {
    one: "Ein Warenkorb fasst {count} verschiedenes Teil. Alles darin bleibt erhalten; entferne eins, um Platz zu schaffen.",
    other:
      "Ein Warenkorb fasst {count} verschiedene Teile. Alles darin bleibt erhalten; entferne eins, um Platz zu schaffen.",
  },
  "error.quantity.title": "So viele passen nicht in eine Zeile",
  "error.quantity.text": "Wähle eine Zahl von 1 bis {maximum}. Der Warenkorb ist, wie er war.",
  "error.stock.title": "So viele sind nicht mehr da",
  "error.stock.text": {
    one: "Es ist noch {count} da. Der Warenkorb ist, wie er war; wähle weniger oder eine andere Größe.",
    other: "Es sind noch {count} da. Der Warenkorb ist, wie er war; wähle weniger oder eine andere Größe.",
  },
  "error.soldOut.title": "Gerade eben ausverkauft",
  "error.soldOut.text":
    "Jemand war schneller. Der Rest deines Warenkorbs ist gesichert; wähle eine andere Größe oder Farbe.",
  "error.promoCode.title": "Der Code „{code}“ funktioniert hier nicht",
  "error.promoCode.text":
    "Der Warenkorb ist, wie er war. Prüfe die Buchstaben oder ob der Code für ein anderes Land gilt oder abgelaufen ist.",
  "error.total.title": "Die Gesamtsumme hat sich geändert",
  "error.total.text":
    "Es wurde nichts abgebucht und dein Warenkorb ist gesichert. Sieh dir die neue Summe an und bestätige sie noch einmal.",
  "error.session.title": "Dein Besuch hatte eine lange Pause",
  "error.session.text": "Nichts ist verloren. Lade die Seite neu, um weiterzumachen.",
  "error.forbidden.title": "Hierauf hast du keinen Zugriff",
  "error.forbidden.text": "Es wurde nichts geändert. Wenn du Zugriff haben solltest, melde dich an oder schreib uns.",
  "error.notFound.title": "Das gibt es nicht mehr",
  "error.notFound.text": "Sonst wurde nichts geändert. Lade die Seite neu, um den aktuellen Stand zu sehen.",
  "waiting.title": "Wir lassen alle der Reihe nach herein",
  "waiting.text":
    "Dein Warenkorb und was du gerade getan hast sind gesichert. Es geht von selbst weiter: Du musst nichts drücken.",
  "waiting.position": "Kundinnen und Kunden vor dir: {count}",
  "waiting.unknown": "Du bist in der Warteschlange.",
  "waiting.tries": "Versuche",
  "waiting.next": "Nächster Versuch in {count} s",
  "waiting.over": "Es sind noch immer sehr viele hier",
  "waiting.overText": "Dein Warenkorb ist gesichert. Komm etwas später wieder oder versuch es jetzt noch einmal.",
  "waiting.cutShort": "Die Seite wurde neu geladen, während du gewartet hast",
  "waiting.cutShortText":
    "Dein letzter Schritt wurde vielleicht nicht ausgeführt. Dein Warenkorb ist gesichert: Sieh nach, ob alles so ist, wie du es möchtest, und wiederhole den Schritt, wenn nicht.",
  "error.busy.title": "Gerade sind viele auf einmal hier",
  "error.busy.text": "Nichts ist verloren. Versuch es in etwa {count} s noch einmal.",
  "error.rejected.title": "Das konnte der Shop nicht ausführen",
  "error.rejected.text": "Es wurde nichts geändert. Prüfe deine Eingaben und versuch es noch einmal.",
  "error.server.title": "Bei uns ist etwas kaputtgegangen",
  "error.server.text": "Deine Eingaben sind noch da. Versuch es gleich noch einmal.",
  "error.answer.title": "Der Shop hat etwas geantwortet, das wir nicht verstehen",
  "error.answer.text":
    "Deine Eingaben sind noch da. Versuch es noch einmal; passiert es wieder, schick uns die Wörter unten.",
  "error.kept.title": "Auf diesem Gerät aufgehoben",
  "error.kept.text":
    "Wir haben den Shop gerade nicht erreicht. Sobald du wieder online bist, legen wir es in deinen Warenkorb.",
  "error.unreachable.title": "Der Shop ist nicht erreichbar",
  "error.unreachable.text":
    "Prüfe deine Verbindung. Deine Eingaben sind noch da; vielleicht sind sie angekommen, lade also erst die Seite neu und sieh dir den aktuellen Stand an, bevor du es noch einmal versuchst.",
  "error.timedOut.title": "Der Shop hat zu lange für die Antwort gebraucht",
  "error.timedOut.text":
    "Deine Eingaben sind noch da; vielleicht sind sie angekommen, lade also erst die Seite neu und sieh dir den aktuellen Stand an, bevor du es noch einmal versuchst.",
  "error.cancelled.title": "Angehalten",
  "error.cancelled.text": "Du kannst jederzeit neu beginnen.",
  "error.defect.title": "Das hat nicht geklappt",
  "error.defect.text": "Der Fehler liegt bei uns. Nichts ist verloren. Lade die Seite neu und versuch es noch einmal.",

  "problem.required": "Bitte ausfüllen",
  "problem.tooLong": "Höchstens {parameter} Zeichen",
  "problem.forbiddenWord": "Das Wort „{parameter}“ geht hier nicht; schreib es anders",
  "problem.email": "Gib eine E-Mail-Adresse wie name@example.com ein, mit mindestens 2 Zeichen vor dem @",
  "problem.zipCode": "Verwende das Format {parameter}",
  "problem.stateCode": "Nicht gefunden. Gib einen Namen oder ein Kürzel aus der Liste ein, etwa {parameter}",
  "problem.phone": "4 bis 15 Ziffern, ohne Landesvorwahl",
  "problem.phoneCountryCode": "Schreib die Landesvorwahl wie +49",
  "problem.countryCode": "Wähle ein Land",
  "problem.number": "In dieser Kartennummer ist ein Fehler; vergleiche sie mit der Karte",
  "problem.length": "Diese Kartennummer ist zu kurz oder zu lang",
  "problem.expiry": "Schreib Monat und Jahr wie 04/29",
  "problem.expired": "Diese Karte ist abgelaufen",
  "problem.securityCode": "Die 3 Ziffern auf der Rückseite (bei manchen Karten 4 auf der Vorderseite)",
  "problem.holder": "Der Name, wie er auf der Karte steht",
  "problem.text": "Entferne die Zeichen, die sich nicht darstellen lassen",
  "problem.other": "Bitte prüfe dieses Feld",
}
