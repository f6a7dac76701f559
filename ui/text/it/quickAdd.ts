import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "Scegli una taglia in {color}: con un tocco è nel tuo carrello.",
  "quickAdd.none": "In questo momento non c’è nulla da acquistare in questo colore.",
  "quickAdd.failed": "In questo momento non è possibile mostrare le taglie",
  "quickAdd.again": "Riprova",
} satisfies TextCatalogue
