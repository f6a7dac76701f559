import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "M’avertir du retour d’une taille",
  "around.noticeComing": "M’avertir de son arrivée",
  "around.stores": "Trouver en magasin",
  "around.share": "Partager cet article",
} satisfies TextCatalogue
