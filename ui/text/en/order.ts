import type { TextCatalogue } from "../TextCatalogue.ts"

export const order = {
  "order.thanks": "Thank you",
  "order.thanksNamed": "Thank you, {name}",
  "order.placed": "Your order is placed and paid.",
  "order.placedEmail": "Your order is placed and paid. We write to {email} about it.",
  "order.number": "Order number",
  "order.pieces": "What you ordered",
  "order.delivery": "Delivery",
  "order.payment": "Payment",
  "order.next": "What happens next",
  "order.nextPack": "We check and pack your pieces by hand.",
  "order.nextSend": "You get an e-mail as soon as the parcel leaves.",
  "order.nextReturn": "Try everything on at home. What does not fit can go back.",
  "order.account": "Keep this order in an account",
  "order.goOn": "Keep looking around",
} satisfies TextCatalogue
