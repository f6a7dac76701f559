import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "Sag mir, wenn eine Größe wieder da ist",
  "around.noticeComing": "Sag mir, wenn es da ist",
  "around.stores": "In einer Filiale finden",
  "around.share": "Dieses Teil teilen",
} satisfies TextCatalogue
