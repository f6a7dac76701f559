/** A product as a merchant's catalogue file tells it, ready to be put into a store. */
export interface ImportedProduct {
  /** The merchant's own stable name for it; a second import finds it by this. */
  readonly handle: string
  readonly title: string
  /** Plain text; markup of the file is gone, its paragraphs are lines. */
  readonly descriptionText: string
  readonly vendor?: string
  readonly productType?: string
  readonly tags: readonly string[]
  readonly images: readonly { readonly url: string; readonly alt?: string }[]
  readonly variants: readonly ImportedVariant[]
}

/** What of it can be bought. */
export interface ImportedVariant {
  /** The merchant's; where there is none the shop makes one, the same at every import. */
  readonly sku?: string
  /** Empty for a product of one kind only. */
  readonly options: readonly { readonly name: string; readonly value: string }[]
  /** Minor units of the store's currency. */
  readonly price: number
  /** Price before a reduction, only where it is above the price. */
  readonly compareAtPrice?: number
  readonly inventory: number
  readonly image?: string
}
