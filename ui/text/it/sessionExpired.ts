import type { Translated } from "../TextCatalogue.ts"
import type { sessionExpired as english } from "../en/sessionExpired.ts"

export const sessionExpired: Translated<typeof english> = {
  "sessionExpired.title": "La tua sessione è terminata",
  "sessionExpired.text":
    "Sei stato via per un po', così abbiamo chiuso la sessione per sicurezza. Il carrello del tuo account è salvo: accedi e lo ritrovi. Come ospite inizi con un carrello vuoto.",
  "sessionExpired.login": "Accedi e continua",
  "sessionExpired.guest": "Continua come ospite",
}
