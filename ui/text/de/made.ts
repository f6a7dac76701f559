import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "Mit deinen Buchstaben",
  "made.open.tailoring": "Nach Maß anfertigen lassen",
  "made.asking": "Einen Moment…",
  "made.noScript":
    "Schalte JavaScript im Browser ein, um die Anfertigung zu wählen. Ohne kannst du das Teil kaufen, wie es ist.",
  "made.letters": "Buchstaben:",
  "made.tailored": "Nach Maß:",
  "made.gold": "Goldveredelung",
  "made.express": "Expressanfertigung",
  "made.asOrder": "wie in Bestellung {order}",
  "made.then": ", {name}",
}
