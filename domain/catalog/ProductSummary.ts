import type { Money } from "../shared/Money.ts"
import type { ProductImage } from "./ProductImage.ts"
import type { StockVisibility } from "./StockVisibility.ts"

/** A colour of a product in a list. */
export interface ColorSummary {
  readonly id: string
  readonly name: string
  /** `#rrggbb` of the swatch; absent when the catalogue does not say. */
  readonly hex?: string
  readonly image?: ProductImage
  /** Names of the sizes in which it can be bought; absent where the list was not asked for them. */
  readonly buyableSizes?: readonly string[]
}

/** A product as a list shows it. */
export interface ProductSummary {
  readonly id: string
  /** The number at the end of its address: `-l{mfname}`. */
  readonly mfname: string
  readonly productUrl: string
  readonly name: string
  readonly categoryId?: string
  readonly price: Money
  /** Price before the reduction; shown struck only by `priceReduction`. */
  readonly oldPrice?: Money
  /** Lowest price of the 30 days before the reduction (ruling R21). */
  readonly lowestPrice30Days?: Money
  readonly visibility: StockVisibility
  /** How many pieces are sold together; absent where it is no bundle. */
  readonly bundleSize?: number
  readonly colors: readonly ColorSummary[]
  /** Colour it is shown in; absent where it is the default one, the first. */
  readonly colorId?: string
  /** Of the colour it is shown in, the front first. */
  readonly images: readonly ProductImage[]
}
