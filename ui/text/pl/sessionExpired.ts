import type { Translated } from "../TextCatalogue.ts"
import type { sessionExpired as english } from "../en/sessionExpired.ts"

export const sessionExpired: Translated<typeof english> = {
  "sessionExpired.title": "Twoja sesja się zakończyła",
  "sessionExpired.text":
    "Przez dłuższy czas nic się nie działo, więc dla bezpieczeństwa zamknęliśmy sesję. Koszyk Twojego konta jest zachowany: zaloguj się, a będzie na miejscu. Jako gość zaczynasz z pustym koszykiem.",
  "sessionExpired.login": "Zaloguj się i przejdź dalej",
  "sessionExpired.guest": "Dalej jako gość",
}
