import type { ProductSafety } from "../ProductSafety.ts"

/** A product of a merchant's catalogue file, ready to import. */
export interface ImportedProduct {
  /** The merchant's own stable name; repeated imports match products by it. */
  readonly handle: string
  readonly title: string
  /** Plain text without markup; paragraphs become lines. */
  readonly descriptionText: string
  readonly vendor?: string
  readonly productType?: string
  /** Its categories, each as steps from the top; if absent, `productType` is its category. */
  readonly categories?: readonly (readonly string[])[]
  readonly tags: readonly string[]
  /** Texts in other languages by BCP 47 code; empty fields fall back to the product's own. */
  readonly translations?: readonly {
    readonly language: string
    readonly title: string
    readonly descriptionText: string
    readonly warnings?: readonly string[]
  }[]
  /** Manufacturer and responsible person; its warnings are in the product's own language. */
  readonly safety?: ProductSafety
  /** Displayed, but not on sale yet. */
  readonly isComingSoon?: true
  readonly images: readonly ImportedImage[]
  readonly variants: readonly ImportedVariant[]
}

/** An image of a product. */
export interface ImportedImage {
  /** An https address; with `kept`, the part before `-{width}.{format}` of a stored image. */
  readonly url: string
  readonly alt?: string
  readonly kept?: StoredPicture
}

/** A downloaded, converted and stored image. */
export interface StoredPicture {
  /** Pixels of the downloaded image. */
  readonly width: number
  readonly height: number
  /** Available widths, ascending. */
  readonly widths: readonly number[]
  /** Best first. */
  readonly formats: readonly string[]
}

/** A purchasable variant of a product. */
export interface ImportedVariant {
  /** The merchant's; if absent, the import generates one that is the same at every import. */
  readonly sku?: string
  /** Empty for a product without options. */
  readonly options: readonly { readonly name: string; readonly value: string }[]
  /** Minor units of the store's currency. */
  readonly price: number
  /** Price before a reduction, present only when above the price. */
  readonly compareAtPrice?: number
  /** Units; absent when the merchant does not track stock. */
  readonly inventory?: number
  /** Units per lot, 2 or more; absent for single units. */
  readonly unitsLot?: number
  /** Address of one of the product's images, or an additional one. */
  readonly image?: string
}
