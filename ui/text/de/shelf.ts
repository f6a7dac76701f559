import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    one: "Der Shop nimmt {count} Liste dieses Geräts nicht an",
    other: "Der Shop nimmt {count} Listen dieses Geräts nicht an",
  },
  "shelf.refused.text": "Auf diesem Gerät zur Seite gelegt: {names}. Deine anderen Listen sind unberührt.",
  "shelf.teens": "Listen der Jugendlichen, für die du bürgst",
  "shelf.teens.none": "Niemand, für den du bürgst, teilt gerade eine Liste.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "Noch einmal versuchen",
} satisfies TextCatalogue
