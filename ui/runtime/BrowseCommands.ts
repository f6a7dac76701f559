import type { Suggestion } from "../../application/catalog/Suggestion.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"
import type { LengthUnit, SizeGuide } from "../../domain/catalog/SizeGuide.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandResult } from "./CommandResult.ts"

/** Search and browsing commands. */
export interface BrowseCommands {
  /** Search suggestions for typed text, with their targets. `signal` cancels the request. */
  readonly suggest: (
    typed: string,
    options: { readonly signal: AbortSignal },
  ) => Promise<CommandResult<readonly Suggestion[]>>
  /** The recent searches of this device in this store, the latest first. */
  readonly recentSearches: () => Promise<CommandResult<readonly string[]>>
  readonly rememberSearch: (term: string) => Promise<CommandResult<void>>
  readonly clearRecentSearches: () => Promise<CommandResult<void>>
  /** The size guide of a product; `undefined` if there is none. */
  readonly sizeGuide: (categoryId: string, productId: string) => Promise<CommandResult<SizeGuide | undefined>>
  /** The unit for size guides stored on this device. */
  readonly sizeUnit: () => Promise<CommandResult<LengthUnit>>
  readonly rememberSizeUnit: (unit: LengthUnit) => Promise<CommandResult<void>>
  /** The sizes of a product that sold out after it was loaded. */
  readonly soldOut: (product: Pick<Product, "id" | "colors">) => Promise<CommandResult<readonly Sku[]>>
  /** The products with these ids that are still visible in the store, in the given order. */
  readonly products: (productIds: readonly string[]) => Promise<CommandResult<readonly ProductSummary[]>>
}
