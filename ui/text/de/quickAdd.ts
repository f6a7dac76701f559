import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "Wähle eine Größe in {color}: Ein Druck legt sie in deinen Warenkorb.",
  "quickAdd.none": "In dieser Farbe gibt es gerade nichts zu kaufen.",
  "quickAdd.failed": "Die Größen können gerade nicht gezeigt werden",
  "quickAdd.again": "Noch einmal versuchen",
} satisfies TextCatalogue
