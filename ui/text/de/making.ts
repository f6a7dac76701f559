import type { Translated } from "../TextCatalogue.ts"
import type { making as english } from "../en/making.ts"

export const making: Translated<typeof english> = {
  "making.text": "Deine Buchstaben",
  "making.used": "{used} von {room}",
  "making.datatype": "Was",
  "making.datatype.TEXT": "Text",
  "making.datatype.INITIALS": "Initialen",
  "making.area": "Wo",
  "making.typography": "Schrift",
  "making.thread": "Garn",
  "making.preview": "Vorschau: „{text}“, {area}, {thread}, {typography}",
  "making.previewEmpty": "Vorschau: Noch steht nichts da",
  "making.error.required": "Schreib zuerst etwas.",
  "making.error.tooLong": {
    one: "Hier ist Platz für {count} Buchstaben.",
    other: "Hier ist Platz für {count} Buchstaben.",
  },
  "making.error.characters":
    "„{typography}“ kann das nicht alles schreiben. Wähle eine andere Schrift oder andere Buchstaben.",
  "making.error.unknown": "Das bietet der Shop nicht mehr an. Wähle etwas anderes.",
  "making.free": "Ohne Aufpreis.",
  "making.extra": "{price} Aufpreis.",
  "making.noReturn": "Was für dich gemacht wird, kann nicht zurückgegeben werden, außer es ist fehlerhaft.",
  "making.size": "Wähle zuerst oben eine Größe.",
  "making.add": "Mit diesen Buchstaben in den Warenkorb",
  "making.another": "Auch an anderer Stelle Buchstaben",
  "making.takeOut": "„{text}“ herausnehmen",
  "making.fabric": "Stoff",
  "making.plus": "+ {price}",
  "making.chooseOne": "Wähle eins davon.",
  "making.gold": "Goldveredelung",
  "making.express": "Expressanfertigung: Deins wird zuerst gemacht",
  "making.total": "Ein Teil, so gemacht",
  "making.addTailored": "Nach Maß in den Warenkorb",
  "making.asLast": "Wie beim letzten Mal: {name}",
}
