import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "Ets una persona?",
  "captcha.loading": "El captcha és de camí",
  "captcha.alt": "Sis lletres deformades. La pregunta de sota serveix igual, sense imatge.",
  "captcha.read": "Lletres de la imatge",
  "captcha.question": "O sense imatge: {question}",
  "captcha.another": "Una altra imatge",
  "captcha.service": "Captcha del nostre servei: marca la casella",
  "captcha.hint": "El captcha val per a un intent. El que has escrit al formulari es conserva.",
  "captcha.once": "El captcha val per a un intent.",
  "captcha.failed": "El captcha no ha arribat",
  "captcha.failedText": "El que has escrit es conserva. Comprova la connexió i torna'l a demanar.",
  "captcha.retry": "Torna'l a demanar",
  "captcha.expired": "La casella ha caducat. Torna-la a marcar.",
  "captcha.required": "Resol el captcha per continuar",
  "captcha.wrong": "No era això. Aquí en tens un altre.",
}
