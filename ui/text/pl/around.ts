import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "Napisz, gdy rozmiar wróci",
  "around.noticeComing": "Napisz, gdy się pojawi",
  "around.stores": "Znajdź w sklepie stacjonarnym",
  "around.share": "Udostępnij tę rzecz",
} satisfies TextCatalogue
