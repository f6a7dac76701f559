import type { Translated } from "../TextCatalogue.ts"
import type { sessionExpired as english } from "../en/sessionExpired.ts"

export const sessionExpired: Translated<typeof english> = {
  "sessionExpired.title": "Votre session est terminée",
  "sessionExpired.text":
    "Vous vous êtes absenté un moment : nous avons fermé votre session par sécurité. Le panier de votre compte est conservé : connectez-vous et vous le retrouvez. En tant qu’invité, vous commencez avec un panier vide.",
  "sessionExpired.login": "Se connecter et continuer",
  "sessionExpired.guest": "Continuer en tant qu’invité",
}
