import type { TextCatalogue } from "../TextCatalogue.ts"

export const cartNews = {
  "news.merged.title": "Your cart came with you",
  "news.merged.text": {
    one: "One piece from before you signed in is in this cart now.",
    other: "{count} pieces from before you signed in are in this cart now.",
  },
  "news.merged.kept": {
    one: "One more did not fit and is kept for later below.",
    other: "{count} more did not fit and are kept for later below.",
  },
  "news.units": "{count} × {name}",
  "news.dismiss": "Got it",
  "news.kept.title": "Kept for later",
  "news.kept.text": "This did not fit into the cart when you signed in. It stays with your account until you decide.",
  "news.kept.take": "Put it in the cart",
  "news.kept.takeNamed": "Put {name} in the cart",
  "news.kept.letGo": "I no longer want any of this",
  "news.kept.sure": "Delete all of it for good?",
  "news.kept.sureYes": "Delete it",
  "news.kept.sureNo": "Keep it",
  "news.waiting.title": "Waiting on this device",
  "news.waiting.text":
    "We could not reach the shop. As soon as you are online again we put this in your cart, in this order.",
  "news.refused.title": "This could not go into your cart",
  "news.reason.stock": { one: "Only {count} is left", other: "Only {count} are left" },
  "news.reason.soldOut": "Sold out at the moment",
  "news.reason.cartLimit": {
    one: "A cart holds at most {count} different piece",
    other: "A cart holds at most {count} different pieces",
  },
  "news.reason.lineLimit": {
    one: "A cart holds at most {count} of the same piece",
    other: "A cart holds at most {count} of the same piece",
  },
  "news.reason.gone": "We no longer sell it",
  "news.reason.other": "The shop could not take it",
} satisfies TextCatalogue
