import type { Suggestion } from "../../application/catalog/Suggestion.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"
import type { LengthUnit, SizeGuide } from "../../domain/catalog/SizeGuide.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CommandResult } from "./CommandResult.ts"

/** What helps a shopper to find something. */
export interface BrowseCommands {
  /** What may be meant by what was typed so far, and where it leads. `signal` gives up. */
  readonly suggest: (
    typed: string,
    options: { readonly signal: AbortSignal },
  ) => Promise<CommandResult<readonly Suggestion[]>>
  /** What was searched for in this store on this device, the last first. */
  readonly recentSearches: () => Promise<CommandResult<readonly string[]>>
  readonly rememberSearch: (term: string) => Promise<CommandResult<void>>
  readonly clearRecentSearches: () => Promise<CommandResult<void>>
  /** The size guide of a product; `undefined` where the shop has none. */
  readonly sizeGuide: (categoryId: string, productId: string) => Promise<CommandResult<SizeGuide | undefined>>
  /** What size guides are read in on this device. */
  readonly sizeUnit: () => Promise<CommandResult<LengthUnit>>
  readonly rememberSizeUnit: (unit: LengthUnit) => Promise<CommandResult<void>>
  /** The sizes of a product that was read some time ago which have been sold out since. */
  readonly soldOut: (product: Pick<Product, "id" | "colors">) => Promise<CommandResult<readonly Sku[]>>
  /** The products with these ids that the store still shows, in their order. */
  readonly products: (productIds: readonly string[]) => Promise<CommandResult<readonly ProductSummary[]>>
}
