import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    one: "A loja não aceita {count} lista deste dispositivo",
    other: "A loja não aceita {count} listas deste dispositivo",
  },
  "shelf.refused.text": "Ficam à parte neste dispositivo: {names}. As suas outras listas não mudaram.",
  "shelf.teens": "Listas dos jovens que apadrinha",
  "shelf.teens.none": "De momento, ninguém que apadrinha partilha uma lista.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "Tentar de novo",
} satisfies TextCatalogue
