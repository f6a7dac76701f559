import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "Bitte noch einmal dein Passwort",
  "afterPayment.password.text":
    "Um mit dieser Karte zu bezahlen, brauchen wir noch einmal das Passwort deines Kontos. Es wurde noch nichts abgebucht.",
  "afterPayment.password.label": "Passwort",
  "afterPayment.password.wrong": "Das war nicht das Passwort. Versuch es noch einmal.",
  "afterPayment.otherWay": "Anders bezahlen",
  "afterPayment.locked.title": "Zu viele falsche Passwörter",
  "afterPayment.locked.text":
    "Es wurde nichts abgebucht und nichts ging verloren. Nimm eine andere Karte, oder versuch diese in einer Viertelstunde noch einmal.",
  "afterPayment.challenge.title": "Deine Bank hat eine Frage",
  "afterPayment.challenge.text":
    "Beantworte sie hier unten; danach fragen wir deine Bank, wie es ausging. Es wurde noch nichts abgebucht.",
  "afterPayment.challenge.open": "Die Frage in einem eigenen Fenster öffnen",
  "afterPayment.challenge.done": "Ich habe geantwortet",
  "afterPayment.challenge.again": "Die Frage noch einmal zeigen",
  "afterPayment.challenge.silent":
    "Seit einer Weile kommt nichts zurück. Es wurde noch nichts abgebucht: Lass dir die Frage noch einmal zeigen, oder bezahle anders.",
  "afterPayment.leave.title": "Weiter bei {host}",
  "afterPayment.leave.text": "Du bezahlst dort und kommst hierher zurück. Bis dahin ist nichts bezahlt.",
  "afterPayment.leave.go": "Weiter zu {host}",
  "afterPayment.leave.tabText":
    "Die Seite öffnet sich in einem neuen Tab. Diese hier bleibt offen und macht von selbst weiter, sobald über die Zahlung entschieden ist.",
  "afterPayment.leave.later": "Jetzt nicht",
  "afterPayment.open.title": "Wir wissen noch nicht, wie es ausging",
  "afterPayment.open.text":
    "Deine Bank hat es uns noch nicht gesagt. Bitte bezahle nicht noch einmal: Wir fragen weiter nach, und diese Seite macht von selbst weiter, sobald wir es wissen.",
  "afterPayment.open.ask": "Jetzt nachfragen",
  "afterPayment.open.repay": "Anders bezahlen",
  "afterPayment.refused.checkout": "Zurück zur Kasse",
  "afterPayment.answered.title": "Deine Antwort ist angekommen",
  "afterPayment.answered.text":
    "Geh zurück zum Fenster mit der Kasse; dort geht es weiter. Ist es geschlossen, mach hier weiter und gib die Karte noch einmal ein. Es wurde noch nichts abgebucht.",
  "afterPayment.elsewhere.title": "Hier können wir diese Zahlung nicht sehen",
  "afterPayment.elsewhere.text":
    "Sie wurde auf einem anderen Gerät oder mit einem Konto gemacht. Dort siehst du, wie es um sie steht; ist sie bezahlt, liegt die Bestätigung in deinen E-Mails.",
  "afterPayment.repay.title": "Deine Bestellung ist noch nicht bezahlt",
  "afterPayment.repay.text":
    "Es wurde nichts abgebucht, und Bestellung {orderId} ist für dich gesichert. Bezahle sie auf demselben oder einem anderen Weg.",
  "afterPayment.repay.until": "Für dich gesichert bis {time}.",
  "afterPayment.repay.over.title": "Diese Bestellung kann nicht mehr bezahlt werden",
  "afterPayment.repay.over.text":
    "Ihre Zeit ist um, oder es wurde zu oft versucht. Es wurde nichts abgebucht. Schau in deinen Warenkorb: Was noch da ist, kannst du wieder bestellen.",
  "afterPayment.repay.refused":
    "Es wurde nichts abgebucht, und deine Bestellung ist gesichert. Versuch es noch einmal, oder bezahle auf einem anderen Weg.",
}
