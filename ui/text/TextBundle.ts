import type { TextCatalogue } from "./TextCatalogue.ts"

/** `browse`: what catalogue pages say; `purchase`: from the cart on, and errors; `account`: the ways in, and what is kept about the shopper; `wishlist`: their lists; `cartNews`: what a cart has to tell beside its lines, which is seldom. Apart, so that a page brings what it says. */
export type TextBundle = "browse" | "purchase" | "account" | "wishlist" | "cartNews"

/** The words of one language, each bundle fetched when a page first needs it. */
export type TextBundles = Readonly<Record<TextBundle, () => Promise<TextCatalogue>>>
