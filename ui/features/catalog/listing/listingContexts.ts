import type { CartAddition } from "../../../../domain/cart/CartAddition.ts"

/** The list a product was seen in: a category or search results. */
export type ListingContext = Pick<CartAddition, "categoryId" | "searchConversion">

/**
 * The list in which each product was last seen, by product id, sent with an addition (S3).
 * Written in effects only, so this module state is never shared between customers on the server.
 */
export const listingContexts = new Map<string, ListingContext>()
