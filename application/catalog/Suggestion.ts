import type { Category } from "../../domain/catalog/Category.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"

/**
 * What may be meant by what was typed so far, and where it leads: to the one thing it names, else to a search for its
 * words.
 */
export type Suggestion = { readonly term: string } & (
  | { readonly target: "search" }
  /** `within` is the name of the first level above it; absent for a category of that level. */
  | { readonly target: "category"; readonly category: Category; readonly within?: string }
  | { readonly target: "product"; readonly product: ProductSummary }
)
