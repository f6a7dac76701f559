import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "Êtes-vous une personne ?",
  "captcha.loading": "Le captcha arrive",
  "captcha.alt": "Six lettres déformées. La question ci-dessous revient au même, sans image.",
  "captcha.read": "Lettres de l’image",
  "captcha.question": "Ou sans l’image : {question}",
  "captcha.another": "Une autre image",
  "captcha.service": "Captcha de notre prestataire : cochez sa case",
  "captcha.hint": "Le captcha vaut pour un essai. Ce que vous avez saisi dans le formulaire est conservé.",
  "captcha.once": "Le captcha vaut pour un essai.",
  "captcha.failed": "Le captcha n’est pas arrivé",
  "captcha.failedText": "Votre saisie est conservée. Vérifiez votre connexion et redemandez-le.",
  "captcha.retry": "Redemander",
  "captcha.expired": "La case a expiré. Cochez-la de nouveau.",
  "captcha.required": "Résolvez le captcha pour continuer",
  "captcha.wrong": "Ce n’était pas cela. En voici un nouveau.",
}
