import type { ProductSafety } from "../ProductSafety.ts"

/** A product as a merchant's catalogue file tells it, ready to be put into a store. */
export interface ImportedProduct {
  /** The merchant's own stable name for it; a second import finds it by this. */
  readonly handle: string
  readonly title: string
  /** Plain text; markup of the file is gone, its paragraphs are lines. */
  readonly descriptionText: string
  readonly vendor?: string
  readonly productType?: string
  /** The categories it is in, each by its steps from the top; without any, `productType` is its category. */
  readonly categories?: readonly (readonly string[])[]
  readonly tags: readonly string[]
  /** Words in further languages, by BCP 47 code; what is empty is as in the product itself. */
  readonly translations?: readonly {
    readonly language: string
    readonly title: string
    readonly descriptionText: string
    readonly warnings?: readonly string[]
  }[]
  /** Who made it and answers for it; its warnings are in the product's own language. */
  readonly safety?: ProductSafety
  /** Shown, and not on sale yet. */
  readonly isComingSoon?: true
  readonly images: readonly ImportedImage[]
  readonly variants: readonly ImportedVariant[]
}

/** A picture of a product. */
export interface ImportedImage {
  /** An https address; with `kept`, the part before `-{width}.{format}` of what the shop itself serves. */
  readonly url: string
  readonly alt?: string
  readonly kept?: StoredPicture
}

/** What the shop holds of a picture that it has fetched and converted. */
export interface StoredPicture {
  /** Pixels of the picture as it was fetched. */
  readonly width: number
  readonly height: number
  /** Widths it is served at, ascending. */
  readonly widths: readonly number[]
  /** The best first. */
  readonly formats: readonly string[]
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
  /** Units; absent when the merchant does not count. */
  readonly inventory?: number
  /** How many pieces a lot holds, 2 or more; absent where it is sold by the piece. */
  readonly unitsLot?: number
  /** Address of one of the product's pictures, or of one more. */
  readonly image?: string
}
