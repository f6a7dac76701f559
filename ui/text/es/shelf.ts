import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    one: "La tienda no admite {count} lista de este dispositivo",
    other: "La tienda no admite {count} listas de este dispositivo",
  },
  "shelf.refused.text": "Quedan aparte en este dispositivo: {names}. Tus otras listas siguen igual.",
  "shelf.teens": "Listas de los jóvenes que apadrinas",
  "shelf.teens.none": "Ahora mismo nadie a quien apadrinas comparte una lista.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "Reintentar",
} satisfies TextCatalogue
