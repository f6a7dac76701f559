import type { waysToPay as english } from "../en/waysToPay.ts"
import type { Translated } from "../TextCatalogue.ts"

export const waysToPay: Translated<typeof english> = {
  "waysToPay.choose": "Zahlungsart",
  "waysToPay.keptCard": "{network} mit den Endziffern {digits}",
  "waysToPay.keptUntil": "bis {date}",
  "waysToPay.payBy": "{amount} bezahlen · {way}",
  "waysToPay.payGiftCards": "{amount} mit Geschenkkarte bezahlen",
  "waysToPay.conditions": "Mit dem Bezahlen akzeptierst du die Kaufbedingungen.",
  "waysToPay.keep": "Diese Karte in meiner Wallet speichern",
  "waysToPay.keepHint":
    "Der Shop speichert Nummer und Namen für deine nächsten Einkäufe, nie den Sicherheitscode. Du kannst die Karte jederzeit löschen.",
  "waysToPay.keptCode": "Sicherheitscode dieser Karte",
  "waysToPay.keptGone":
    "Diese Karte ist nicht mehr in deiner Wallet. Es wurde nichts abgebucht; eine andere Zahlungsart ist ausgewählt.",
  "waysToPay.affinity": "Zahlt diese Karte in Raten?",
  "waysToPay.affinityVatin": "Steuernummer der Inhaberin oder des Inhabers",
  "waysToPay.affinityAsk": "Prüfen, ob diese Karte in Raten zahlt",
  "waysToPay.affinityPays": "{name} zahlt {amount} in Raten, eine pro Monat:",
  "waysToPay.affinityUnnamed": "Eine Karte dieses Geschäfts",
  "waysToPay.affinityNot": "Diese Karte zahlt den ganzen Betrag auf einmal.",
  "waysToPay.affinityUnknown": "Das war gerade nicht festzustellen. Du kannst trotzdem mit dieser Karte bezahlen.",
  "waysToPay.redirect":
    "Du bezahlst auf der Seite von {way} und kommst von selbst hierher zurück. Dein Warenkorb bleibt so lange gesichert.",
  "waysToPay.redirectOrder":
    "Du bezahlst auf der Seite von {way} und kommst von selbst hierher zurück. Deine Bestellung bleibt so lange erhalten.",
  "waysToPay.scan": "Du bekommst einen Code, den du mit {way} scannst; er gilt einige Minuten.",
  "waysToPay.cash": "Du bekommst einen Code und bezahlst ihn bar in einer Filiale. Deine Bestellung wartet so lange.",
  "waysToPay.device": "Du bestätigst mit {way} auf diesem Gerät. Vorher wird nichts bezahlt.",
  "waysToPay.deviceCancelled":
    "Du hast {way} geschlossen. Es wurde nichts abgebucht, und dein Warenkorb ist unverändert.",
  "waysToPay.deviceCancelledOrder":
    "Du hast {way} geschlossen. Es wurde nichts abgebucht, und deine Bestellung ist unverändert.",
  "waysToPay.deviceSlow":
    "{way} hat zu lange auf uns gewartet und wurde geschlossen. Es wurde nichts abgebucht; versuch es noch einmal oder wähle eine andere Zahlungsart.",
  "waysToPay.deviceMissing":
    "{way} ließ sich auf diesem Gerät nicht öffnen. Es wurde nichts abgebucht; wähle bitte eine andere Zahlungsart.",
  "waysToPay.bank": "Deine Bank",
  "waysToPay.bankMissing": "Wähle deine Bank",
  "waysToPay.session": "So zahlst du mit {way}",
  "waysToPay.asking": "Einen Moment …",
  "waysToPay.askAgain": "Noch einmal versuchen",
  "waysToPay.gift": "Mit einer Geschenkkarte bezahlen",
  "waysToPay.giftNumber": "Nummer der Geschenkkarte",
  "waysToPay.giftCode": "Code der Geschenkkarte",
  "waysToPay.giftCodeHint": "Unter dem silbernen Streifen oder in der E-Mail",
  "waysToPay.giftAdd": "Diese Geschenkkarte verwenden",
  "waysToPay.giftWrong": "Gib die Nummer so ein, wie sie auf der Karte steht, ohne Buchstaben",
  "waysToPay.giftUnknown":
    "Wir kennen keine Geschenkkarte mit dieser Nummer und diesem Code, oder sie ist noch nicht aktiviert. Bitte vergleiche beides mit der Karte.",
  "waysToPay.giftEmpty": "Diese Geschenkkarte zahlt hier nichts: Sie ist leer, oder alles ist schon gedeckt.",
  "waysToPay.giftPays": "Geschenkkarte {digits}",
  "waysToPay.giftBalance": "{amount} Guthaben",
  "waysToPay.giftOff": "Geschenkkarte {digits} entfernen",
  "waysToPay.giftAdded": "Die Geschenkkarte zahlt {amount}.",
  "waysToPay.remaining": "Noch zu zahlen",
  "waysToPay.scanTitle": "Scanne diesen Code mit {way}",
  "waysToPay.scanText": "Öffne {way} auf deinem Handy und scanne den Code. Diese Seite geht von selbst weiter.",
  "waysToPay.scanHere": "Auf diesem Handy bezahlen",
  "waysToPay.scanAlt": "Code zum Scannen mit {way}",
  "waysToPay.timeLeft": "Noch {time} gültig",
  "waysToPay.timeOver": "Die Zeit ist um. Wir fragen nach, wie die Zahlung ausgegangen ist …",
  "waysToPay.cashTitle": "Bezahle diesen Code bar",
  "waysToPay.cashText":
    "Zeig ihn an der Kasse einer unserer Filialen. Deine Bestellung wartet bis {date}; danach wird sie storniert und du schuldest nichts.",
  "waysToPay.cashAlt": "Code für die Kasse",
  "waysToPay.seeOrder": "Bestellung ansehen",
}
