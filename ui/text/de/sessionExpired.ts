import type { Translated } from "../TextCatalogue.ts"
import type { sessionExpired as english } from "../en/sessionExpired.ts"

export const sessionExpired: Translated<typeof english> = {
  "sessionExpired.title": "Deine Sitzung ist beendet",
  "sessionExpired.text":
    "Du warst eine Weile weg, deshalb haben wir deine Sitzung zur Sicherheit geschlossen. Der Warenkorb deines Kontos ist gesichert: Melde dich an, und er ist da. Als Gast beginnst du mit einem leeren Warenkorb.",
  "sessionExpired.login": "Anmelden und weiter",
  "sessionExpired.guest": "Als Gast weiter",
}
