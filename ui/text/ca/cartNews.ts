import type { TextCatalogue } from "../TextCatalogue.ts"

export const cartNews = {
  "news.merged.title": "La cistella t’ha acompanyat",
  "news.merged.text": {
    one: "Una unitat d’abans d’iniciar la sessió és ara en aquesta cistella.",
    other: "{count} unitats d’abans d’iniciar la sessió són ara en aquesta cistella.",
  },
  "news.merged.kept": {
    one: "Una altra no hi cabia i queda desada per a més tard, aquí sota.",
    other: "{count} més no hi cabien i queden desades per a més tard, aquí sota.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "Entesos",
  "news.kept.title": "Desat per a més tard",
  "news.kept.text":
    "Això no cabia a la cistella quan vas iniciar la sessió. Es queda al teu compte fins que decideixis.",
  "news.kept.take": "Afegeix a la cistella",
  "news.kept.takeNamed": "Afegeix {name} a la cistella",
  "news.kept.letGo": "Ja no vull res d’això",
  "news.kept.sure": "Vols esborrar-ho tot per sempre?",
  "news.kept.sureYes": "Esborra-ho",
  "news.kept.sureNo": "Conserva-ho",
  "news.waiting.title": "A l’espera en aquest dispositiu",
  "news.waiting.text":
    "No hem pogut connectar amb la botiga. Quan tornis a tenir connexió ho afegirem a la cistella, en aquest ordre.",
  "news.refused.title": "Això no s’ha pogut afegir a la cistella",
  "news.reason.stock": { one: "Només en queda {count}", other: "Només en queden {count}" },
  "news.reason.soldOut": "Esgotat ara mateix",
  "news.reason.cartLimit": {
    one: "En una cistella hi cap com a màxim {count} article diferent",
    other: "En una cistella hi caben com a màxim {count} articles diferents",
  },
  "news.reason.lineLimit": {
    one: "En una cistella hi cap com a màxim {count} unitat del mateix article",
    other: "En una cistella hi caben com a màxim {count} unitats del mateix article",
  },
  "news.reason.gone": "Ja no el venem",
  "news.reason.other": "La botiga no l’ha pogut acceptar",
} satisfies TextCatalogue
