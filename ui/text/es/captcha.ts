import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "¿Eres una persona?",
  "captcha.loading": "El captcha está en camino",
  "captcha.alt": "Seis letras deformadas. La pregunta de abajo sirve igual, sin imagen.",
  "captcha.read": "Letras de la imagen",
  "captcha.question": "O sin imagen: {question}",
  "captcha.another": "Otra imagen",
  "captcha.service": "Captcha de nuestro servicio: marca la casilla",
  "captcha.hint": "El captcha vale para un intento. Lo que has escrito en el formulario se conserva.",
  "captcha.once": "El captcha vale para un intento.",
  "captcha.failed": "El captcha no ha llegado",
  "captcha.failedText": "Lo que has escrito se conserva. Comprueba la conexión y pídelo otra vez.",
  "captcha.retry": "Pedirlo otra vez",
  "captcha.expired": "La casilla ha caducado. Márcala otra vez.",
  "captcha.required": "Resuelve el captcha para seguir",
  "captcha.wrong": "No era eso. Aquí tienes otro.",
}
