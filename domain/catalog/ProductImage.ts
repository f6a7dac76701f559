/** A picture of a product, with what is needed to reserve its place before it is there. */
export interface ProductImage {
  /** With `external`, the whole address; otherwise the part before `-{width}.{format}`. */
  readonly url: string
  readonly external: boolean
  readonly view: string
  /** CSS pixels of the largest rendering; together they give the aspect ratio. */
  readonly width: number
  readonly height: number
  /** Widths that can be asked for, in pixels, ascending; empty for an external picture. */
  readonly widths: readonly number[]
  readonly formats: readonly string[]
  /** A CSS colour or a `data:` address shown until the picture is there. */
  readonly placeholder?: string
  readonly alt: string
}
