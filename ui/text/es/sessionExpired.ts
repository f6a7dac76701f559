import type { TextCatalogue } from "../TextCatalogue.ts"

export const sessionExpired = {
  "sessionExpired.title": "Tu sesión ha terminado",
  "sessionExpired.text":
    "Has estado un rato fuera y hemos cerrado tu sesión para protegerla. La cesta de tu cuenta se conserva: inicia sesión y ahí estará. Sin cuenta empiezas con una cesta vacía.",
  "sessionExpired.login": "Iniciar sesión y continuar",
  "sessionExpired.guest": "Continuar sin cuenta",
} satisfies TextCatalogue
