/** A node of a store's category tree (S3.8). */
export interface Category {
  readonly id: string
  readonly name: string
  /** Stable name across stores and languages. */
  readonly key: string
  /** The number at the end of its address: `-n{seoId}`. */
  readonly seoId: string
  /** The slug of its address. */
  readonly categoryUrl: string
  readonly description?: string
  readonly subcategories: readonly Category[]
}
