/** An image of a product, with the data to reserve its space before it loads. */
export interface ProductImage {
  /** With `external`, the whole address; otherwise the part before `-{width}.{format}`. */
  readonly url: string
  readonly external: boolean
  readonly view: string
  /** CSS pixels of the largest rendition; together they give the aspect ratio. */
  readonly width: number
  readonly height: number
  /** Available widths in pixels, ascending; empty for an external image. */
  readonly widths: readonly number[]
  readonly formats: readonly string[]
  /** A CSS colour or `data:` address shown until the image has loaded. */
  readonly placeholder?: string
  readonly alt: string
}
