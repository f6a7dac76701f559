import type { components } from "../../../generated/catalog.d.ts"

/** A product of a merchant's file. Money is an integer in minor units of the store's currency. */
export interface ImportedProduct {
  /** The merchant's key of the product. The same handle is the same product. */
  readonly handle: string
  readonly title: string
  readonly descriptionText: string
  readonly vendor?: string
  readonly productType?: string
  /** Category paths from the top. Without any, `productType` is the category. */
  readonly categories: readonly (readonly string[])[]
  readonly tags: readonly string[]
  /** Texts in further languages of the store. An empty text falls back to the product's own. */
  readonly translations: readonly {
    readonly language: string
    readonly title: string
    readonly descriptionText: string
    readonly warnings?: readonly string[]
  }[]
  /** Manufacturer and safety warnings, in the product's own language. */
  readonly safety?: components["schemas"]["ProductSafety"]
  /** Listed but not yet on sale. */
  readonly isComingSoon?: true
  readonly images: readonly ImportedImage[]
  readonly variants: readonly ImportedVariant[]
}

export interface ImportedImage {
  /** http or https, used unchanged. With `kept` the URL under which the shop serves it, without size and format. */
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
  /** Empty when the merchant has none; the import then creates one. */
  readonly sku: string
  readonly options: readonly { readonly name: string; readonly value: string }[]
  readonly price: number
  readonly compareAtPrice?: number
  /** Units; absent when the merchant does not track stock. */
  readonly inventory?: number
  /** Items in a lot; absent for products sold singly. */
  readonly unitsLot?: number
  readonly image?: string
}
