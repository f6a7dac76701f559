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

/** Address of the smallest rendition, in the format that every browser shows. */
export function smallestImageUrl({ url, external, widths: [width], formats }: ProductImage): string {
  const format = formats.find((one) => one !== "avif") ?? formats[0] ?? "webp"
  return external || width === undefined ? url : `${url}-${width}.${format}`
}
