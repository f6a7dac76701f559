import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    one: "La boutique n’accepte pas {count} liste de cet appareil",
    other: "La boutique n’accepte pas {count} listes de cet appareil",
  },
  "shelf.refused.text": "Mis de côté sur cet appareil : {names}. Vos autres listes n’ont pas changé.",
  "shelf.teens": "Listes des jeunes que vous parrainez",
  "shelf.teens.none": "Aucun jeune que vous parrainez ne partage de liste pour le moment.",
  "shelf.teens.list": "{name} : {list}",
  "shelf.again": "Réessayer",
} satisfies TextCatalogue
