import type { Money } from "../shared/Money.ts"
import type { ProductImage } from "./ProductImage.ts"
import type { StockVisibility } from "./stock/StockVisibility.ts"

/** A colour of a product in a list. */
export interface ColorSummary {
  readonly id: string
  readonly name: string
  /** `#rrggbb` of the swatch; absent when unknown. */
  readonly hex?: string
  readonly image?: ProductImage
  /** Names of the available sizes; absent when the list was requested without them. */
  readonly buyableSizes?: readonly string[]
}

/** A product in a list. */
export interface ProductSummary {
  readonly id: string
  /** The number at the end of its address: `-l{mfname}`. */
  readonly mfname: string
  readonly productUrl: string
  readonly name: string
  readonly categoryId?: string
  readonly price: Money
  /** Price before the reduction; displayed only through `priceReduction`. */
  readonly oldPrice?: Money
  /** Lowest price of the 30 days before the reduction (R21). */
  readonly lowestPrice30Days?: Money
  readonly visibility: StockVisibility
  /** Number of items in a bundle; absent when it is no bundle. */
  readonly bundleSize?: number
  readonly colors: readonly ColorSummary[]
  /** Displayed colour; absent for the default, the first. */
  readonly colorId?: string
  /** Of the displayed colour, the front first. */
  readonly images: readonly ProductImage[]
}
