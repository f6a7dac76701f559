import type { TextCatalogue } from "../TextCatalogue.ts"

/** Lists that are set aside, or that belong to those a shopper looks after. */
export const shelf = {
  "shelf.refused.title": {
    one: "The shop does not take {count} of the lists on this device",
    other: "The shop does not take {count} of the lists on this device",
  },
  "shelf.refused.text": "Set aside on this device: {names}. Your other lists are not touched.",
  "shelf.teens": "Lists of the teens you sponsor",
  "shelf.teens.none": "Nobody you sponsor shares a list just now.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "Try again",
} satisfies TextCatalogue
