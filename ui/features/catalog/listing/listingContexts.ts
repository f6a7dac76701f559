import type { PageContent } from "../../../../application/navigation/PageData.ts"
import type { CartAddition } from "../../../../domain/cart/CartAddition.ts"

/** The list a product was seen in: a category or search results. */
export type ListingContext = Pick<CartAddition, "categoryId" | "searchConversion">

/**
 * The list in which each product was last seen, by product id, sent with an addition (S3).
 * Written in the browser only, so this module state is never shared between customers on the server.
 */
export const listingContexts = new Map<string, ListingContext>()

/** The context of a category's list, and of search results. */
export const seenInCategory = (categoryId: string): ListingContext => ({ categoryId })
export const seenInSearch = (term: string): ListingContext => ({ searchConversion: term.slice(0, 128) })

/** Stores the context of a list that is left, perhaps before its own effect ran: its island may not be hydrated. */
export function rememberList(content: PageContent): void {
  if (content.content === "category") {
    const { list, category } = content.category
    for (const { id } of list.products) listingContexts.set(id, seenInCategory(category.id))
  }
  if (content.content === "search") {
    const { list, term } = content.search
    for (const { id } of list.products) listingContexts.set(id, seenInSearch(term))
  }
}
