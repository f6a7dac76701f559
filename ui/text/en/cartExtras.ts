import type { TextCatalogue } from "../TextCatalogue.ts"

/** What the cart, the checkout and an order say at first sight beside their lines. */
export const cartExtras = {
  "cartExtras.gift": "Gift wrapping",
  "cartExtras.wrapped": "Wrapped as a gift",
  "cartExtras.words": "With your words:",
  "cartExtras.card": "Add a card to the order",
  "cartExtras.cardFor": "A card for {name}",
  "cartExtras.coupon": "I have a personal coupon",
  "cartExtras.later": "Save for later",
  "cartExtras.noNexus": "No sales tax is charged at this address.",
  "cartExtras.shippingTax": "of which on delivery",
  "cartExtras.gone.title": "One of the pieces can no longer be bought",
  "cartExtras.gone.text": "The shop took it off sale. Everything else in your cart is kept; load the page to see it.",
  "cartExtras.custom.title": "A customized piece cannot be taken as it is",
  "cartExtras.custom.text":
    "Open the piece, finish or change its customization, and add it again. Everything else in your cart is kept.",
  "cartExtras.full.title": "The cart is full",
  "cartExtras.full.text": "Take something out or save it for later, then add this again. Nothing in the cart was lost.",
} satisfies TextCatalogue
