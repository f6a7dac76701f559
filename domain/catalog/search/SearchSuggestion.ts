/** A search suggestion of the backend, with its category or product if it has one. */
export interface SearchSuggestion {
  readonly term: string
  readonly categoryId?: string
  readonly productId?: string
}
