import type { cardFrame as english } from "../en/cardFrame.ts"
import type { Translated } from "../TextCatalogue.ts"

export const cardFrame: Translated<typeof english> = {
  "cardFrame.title": "Dane karty",
  "cardFrame.silent.title": "Pola karty nie odpowiadają",
  "cardFrame.silent.text":
    "Pochodzą od naszego operatora płatności. Nic nie pobrano, a wszystko inne, co wpisano, zostaje.",
  "cardFrame.failed": "To nie dotarło. Nic nie pobrano; zapłać jeszcze raz.",
  "cardFrame.typeAgain":
    "Wpisz kartę jeszcze raz: służy tylko do jednej płatności i krótko po wpisaniu. Nic nie pobrano.",
}
