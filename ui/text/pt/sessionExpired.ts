import type { Translated } from "../TextCatalogue.ts"
import type { sessionExpired as english } from "../en/sessionExpired.ts"

export const sessionExpired: Translated<typeof english> = {
  "sessionExpired.title": "A sua sessão terminou",
  "sessionExpired.text":
    "Esteve algum tempo ausente, por isso fechámos a sua sessão por segurança. O cesto da sua conta está guardado: inicie sessão e lá estará. Como convidado, começa com um cesto vazio.",
  "sessionExpired.login": "Iniciar sessão e continuar",
  "sessionExpired.guest": "Continuar como convidado",
}
