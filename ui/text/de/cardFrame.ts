import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "Kartendaten",
  "cardFrame.silent.title": "Die Felder für deine Karte antworten nicht",
  "cardFrame.silent.text":
    "Sie kommen von unserem Zahlungsdienst. Es wurde nichts abgebucht, und alles andere, was du eingegeben hast, bleibt erhalten.",
  "cardFrame.failed": "Das kam nicht an. Es wurde nichts abgebucht; bitte bezahl noch einmal.",
  "cardFrame.typeAgain":
    "Bitte gib die Karte noch einmal ein: Sie gilt nur für eine Zahlung und nur kurz nach der Eingabe. Es wurde nichts abgebucht.",
}
