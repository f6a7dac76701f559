import type { Category } from "../../domain/catalog/Category.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"

/** A search suggestion and its target: the category or product it names, otherwise a search for its term. */
export type Suggestion = { readonly term: string } & (
  | { readonly target: "search" }
  /** `within` is the name of the top-level category above it; absent for a top-level category. */
  | { readonly target: "category"; readonly category: Category; readonly within?: string }
  | { readonly target: "product"; readonly product: ProductSummary }
)
