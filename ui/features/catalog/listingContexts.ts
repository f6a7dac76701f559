import type { CartAddition } from "../../../domain/cart/CartAddition.ts"

/** The list a product was seen in: a category's, or what a search found. */
export type ListingContext = Pick<CartAddition, "categoryId" | "searchConversion">

/**
 * Where products were seen last, by their id, to be said with an addition (specification, section 3). Of this document,
 * which is one shopper's: it is written after a list is drawn in a browser, and never where pages are only written for
 * one.
 */
export const listingContexts = new Map<string, ListingContext>()
