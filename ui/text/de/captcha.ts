import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "Bist du ein Mensch?",
  "captcha.loading": "Das Captcha ist unterwegs",
  "captcha.alt": "Sechs verzerrte Buchstaben. Die Frage darunter leistet dasselbe ohne Bild.",
  "captcha.read": "Buchstaben im Bild",
  "captcha.question": "Oder ohne das Bild: {question}",
  "captcha.another": "Anderes Bild",
  "captcha.service": "Captcha unseres Dienstes: Setz das Häkchen",
  "captcha.hint": "Das Captcha gilt für einen Versuch. Deine Eingaben im Formular bleiben erhalten.",
  "captcha.once": "Das Captcha gilt für einen Versuch.",
  "captcha.failed": "Das Captcha kam nicht an",
  "captcha.failedText": "Deine Eingaben bleiben erhalten. Prüfe deine Verbindung und fordere es noch einmal an.",
  "captcha.retry": "Noch einmal anfordern",
  "captcha.expired": "Das Häkchen ist abgelaufen. Setz es noch einmal.",
  "captcha.required": "Bitte löse das Captcha, um weiterzumachen",
  "captcha.wrong": "Das war es nicht. Hier ist ein neues.",
}
