/**
 * A search that would find something, as the shop suggests it: with the category or the product it points to, where it
 * points to one.
 */
export interface SearchSuggestion {
  readonly term: string
  readonly categoryId?: string
  readonly productId?: string
}
