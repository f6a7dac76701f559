import type { TextCatalogue } from "./TextCatalogue.ts"

/**
 * `browse`: what catalogue pages say; `purchase`: from the cart on, and errors; `account`: the ways in, what is kept
 * about the shopper, and what a payment asks; `making`: what is chosen when something is made for them; `wishlist`:
 * their lists; `order`: an order that was placed, and what can be done about it; `nearby`: what is done around a
 * product besides buying it; `garment`: what a product's page says in depth; `cartNews`: what a cart has to tell beside
 * its lines, which is seldom; `cartParts`: what it says where it is asked to, and the page of gift cards. Apart, so
 * that a page brings what it says.
 */
export type TextBundle =
  "browse" | "purchase" | "account" | "making" | "wishlist" | "nearby" | "garment" | "cartNews" | "cartParts" | "order"

/** The words of one language, each bundle fetched when a page first needs it. */
export type TextBundles = Readonly<Record<TextBundle, () => Promise<TextCatalogue>>>
