import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    one: "La botiga no admet {count} llista d’aquest dispositiu",
    other: "La botiga no admet {count} llistes d’aquest dispositiu",
  },
  "shelf.refused.text": "Queden a part en aquest dispositiu: {names}. Les teves altres llistes no han canviat.",
  "shelf.teens": "Llistes dels joves que apadrines",
  "shelf.teens.none": "Ara mateix ningú que apadrines comparteix cap llista.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "Torna-ho a provar",
} satisfies TextCatalogue
