/** A product as a merchant's file brings it. Money is an integer in minor units of the store's currency. */
export interface ImportedProduct {
  /** The merchant's own key of the product; the same handle is the same product. */
  readonly handle: string
  readonly title: string
  readonly descriptionText: string
  readonly vendor?: string
  readonly productType?: string
  readonly tags: readonly string[]
  readonly images: readonly ImportedImage[]
  readonly variants: readonly ImportedVariant[]
}

export interface ImportedImage {
  /** http or https; used as it is. */
  readonly url: string
  readonly alt: string
}

export interface ImportedVariant {
  /** Empty when the merchant has none; one is made then. */
  readonly sku: string
  readonly options: readonly { readonly name: string; readonly value: string }[]
  readonly price: number
  readonly compareAtPrice?: number
  /** Units; absent when the merchant does not count. */
  readonly inventory?: number
  readonly image?: string
}
