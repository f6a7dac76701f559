import type { components } from "../../generated/catalog.d.ts"

/** A product as a merchant's file brings it. Money is an integer in minor units of the store's currency. */
export interface ImportedProduct {
  /** The merchant's own key of the product; the same handle is the same product. */
  readonly handle: string
  readonly title: string
  readonly descriptionText: string
  readonly vendor?: string
  readonly productType?: string
  /** The categories it is in, each by its steps from the top; without any, `productType` is its category. */
  readonly categories: readonly (readonly string[])[]
  readonly tags: readonly string[]
  /** Words in further languages of the store; an empty one is as in the product itself. */
  readonly translations: readonly {
    readonly language: string
    readonly title: string
    readonly descriptionText: string
    readonly warnings?: readonly string[]
  }[]
  /** Who answers for it; warnings are in the product's own language. */
  readonly safety?: components["schemas"]["ProductSafety"]
  /** Shown, and not on sale yet. */
  readonly isComingSoon?: true
  readonly images: readonly ImportedImage[]
  readonly variants: readonly ImportedVariant[]
}

export interface ImportedImage {
  /** http or https, used as it is; with `kept` the address under which the shop serves it, without size and format. */
  readonly url: string
  readonly alt: string
  readonly kept?: {
    readonly width: number
    readonly height: number
    readonly widths: readonly number[]
    readonly formats: readonly string[]
  }
}

export interface ImportedVariant {
  /** Empty when the merchant has none; one is made then. */
  readonly sku: string
  readonly options: readonly { readonly name: string; readonly value: string }[]
  readonly price: number
  readonly compareAtPrice?: number
  /** Units; absent when the merchant does not count. */
  readonly inventory?: number
  /** Pieces in a lot; absent where it is sold by the piece. */
  readonly unitsLot?: number
  readonly image?: string
}
