import type { TextCatalogue } from "../TextCatalogue.ts"

export const sessionExpired = {
  "sessionExpired.title": "La teva sessió ha acabat",
  "sessionExpired.text":
    "Has estat una estona fora i hem tancat la teva sessió per protegir-la. La cistella del teu compte es conserva: inicia la sessió i hi serà. Sense compte comences amb una cistella buida.",
  "sessionExpired.login": "Inicia la sessió i continua",
  "sessionExpired.guest": "Continua sense compte",
} satisfies TextCatalogue
