import type { TextCatalogue } from "../TextCatalogue.ts"

/** What the page of gift cards says, and the cart of one. */
export const giftCard = {
  "giftCard.intro": "By e-mail, on the day you choose, with your own words. It pays for anything in the shop.",
  "giftCard.none.title": "There are no gift cards in this store",
  "giftCard.none.text": "This store sells none at the moment. Everything else is where it was.",
  "giftCard.amount": "Amount",
  "giftCard.style": "Design",
  "giftCard.quantity": "How many",
  "giftCard.date": "Day it is sent",
  "giftCard.time": "Time",
  "giftCard.when": "By the clocks of {zone}. Leave day and time empty, and it goes out as soon as it is paid.",
  "giftCard.edit": "Change what it says",
  "giftCard.change": "Change the gift card",
  "giftCard.changeIntro": "It is still in your cart: nothing has been sent.",
  "giftCard.gone.title": "This gift card can no longer be changed",
  "giftCard.gone.text": "It was bought, or taken out of the cart. What was sent stays as it is.",
  "giftCard.phone": "This is not a telephone number.",
  "giftCard.howMany": "Choose one to nine.",
  "giftCard.moment": "Give a day and a time of the calendar, or leave both empty.",
  "giftCard.past": "This moment has passed. Choose a later one, or leave both empty.",
  "giftCard.late": "Choose a day within the next {days} days.",
} satisfies TextCatalogue
