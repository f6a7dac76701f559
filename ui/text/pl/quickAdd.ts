import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "Wybierz rozmiar w kolorze {color}: jedno naciśnięcie dodaje go do koszyka.",
  "quickAdd.none": "W tym kolorze nic teraz nie można kupić.",
  "quickAdd.failed": "Nie można teraz pokazać rozmiarów",
  "quickAdd.again": "Spróbuj ponownie",
} satisfies TextCatalogue
