import type { CartAddition } from "../../../domain/cart/CartAddition.ts"

/** The list a product was seen in: a category's, or what a search found. */
export type SeenIn = Pick<CartAddition, "categoryId" | "searchConversion">

/** Of this document, which is one shopper's: nothing is remembered where pages are only drawn. */
const lists = new Map<string, SeenIn>()

/** Remembers that these products were seen in a list; the last one counts. */
export function rememberSeen(products: readonly { readonly id: string }[], list: SeenIn): void {
  for (const { id } of products) lists.set(id, list)
}

/** Where a product was seen last, to be said with its addition (specification, section 3); nothing where its page was the first to be opened. */
export function seenIn(productId: string): SeenIn | undefined {
  return lists.get(productId)
}
