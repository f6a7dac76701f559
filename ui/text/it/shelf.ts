import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    one: "Il negozio non accetta {count} lista di questo dispositivo",
    many: "Il negozio non accetta {count} di liste di questo dispositivo",
    other: "Il negozio non accetta {count} liste di questo dispositivo",
  },
  "shelf.refused.text": "Messe da parte su questo dispositivo: {names}. Le altre tue liste restano come sono.",
  "shelf.teens": "Liste dei ragazzi di cui sei garante",
  "shelf.teens.none": "Nessuno di cui sei garante condivide una lista in questo momento.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "Riprova",
} satisfies TextCatalogue
