import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "Sei una persona?",
  "captcha.loading": "Il captcha sta arrivando",
  "captcha.alt": "Sei lettere distorte. La domanda qui sotto fa lo stesso senza immagine.",
  "captcha.read": "Lettere nell’immagine",
  "captcha.question": "Oppure senza immagine: {question}",
  "captcha.another": "Un’altra immagine",
  "captcha.service": "Captcha del nostro fornitore: spunta la casella",
  "captcha.hint": "Il captcha vale per un tentativo. Quello che hai scritto nel modulo resta.",
  "captcha.once": "Il captcha vale per un tentativo.",
  "captcha.failed": "Il captcha non è arrivato",
  "captcha.failedText": "Quello che hai scritto resta. Controlla la connessione e richiedilo.",
  "captcha.retry": "Richiedilo di nuovo",
  "captcha.expired": "La casella è scaduta. Spuntala di nuovo.",
  "captcha.required": "Risolvi il captcha per continuare",
  "captcha.wrong": "Non era giusto. Eccone un altro.",
}
