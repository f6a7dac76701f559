import type { TextCatalogue } from "../TextCatalogue.ts"

/** What is said around the frame into which a card is typed. */
export const cardFrame = {
  "cardFrame.title": "Card details",
  "cardFrame.silent.title": "The fields for your card are not answering",
  "cardFrame.silent.text":
    "They come from our payment provider. Nothing was charged, and everything else you entered is kept.",
  "cardFrame.failed": "That did not get through. Nothing was charged; please pay again.",
  "cardFrame.typeAgain":
    "Please type the card once more: it may be used for one payment only, and soon after it was typed. Nothing was charged.",
} satisfies TextCatalogue
