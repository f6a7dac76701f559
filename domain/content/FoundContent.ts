import type { ProductImage } from "../catalog/ProductImage.ts"
import type { Money } from "../shared/Money.ts"

/** An editorial block without products. */
export interface CmsSpot {
  readonly spot: string
  readonly position: number
  readonly title: string
  readonly text?: string
  readonly callToAction?: string
  readonly categoryId?: string
}

/** Results of a search over products, categories and editorial texts. */
export interface FoundContent {
  readonly searchTerm: string
  readonly totalProducts: number
  readonly products: readonly {
    readonly id: string
    readonly mfname: string
    readonly productUrl: string
    readonly name: string
    readonly price: Money
    readonly oldPrice?: Money
    readonly categoryId?: string
    readonly image?: ProductImage
  }[]
  readonly categories: readonly {
    readonly id: string
    readonly name: string
    readonly key: string
    readonly productCount?: number
  }[]
  readonly spots: readonly { readonly spot: string; readonly title: string; readonly categoryId?: string }[]
}
