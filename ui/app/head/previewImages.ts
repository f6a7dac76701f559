import type { ProductImage } from "../../../domain/catalog/ProductImage.ts"
import type { Product } from "../../../domain/catalog/Product.ts"

/** Wide enough for every preview, in pixels. */
const PREVIEW_WIDTH = 1_200
/** Formats that preview generators support, the most widely supported first. */
const PREVIEW_FORMATS = ["jpeg", "jpg", "png", "webp"]

/**
 * The absolute address of an image for readers outside the shop: the smallest rendering that is wide enough, else the
 * largest.
 */
export function imageAddress({ url, external, widths, formats }: ProductImage, origin: string): string {
  if (external || widths.length === 0) return absolute(url, origin)
  const width = widths.find((known) => known >= PREVIEW_WIDTH) ?? widths.at(-1)
  const format = PREVIEW_FORMATS.find((known) => formats.includes(known)) ?? formats[0] ?? "jpeg"
  return `${absolute(url, origin)}-${width}.${format}`
}

function absolute(address: string, origin: string): string {
  return address.startsWith("/") && !address.startsWith("//") ? `${origin}${address}` : address
}

/**
 * The representative images of a product: two of each colour; for a bundle, its own images and the first of each item.
 */
export function productImages({ bundle, colors }: Product): readonly ProductImage[] {
  return bundle === undefined
    ? colors.flatMap(({ images }) => images.slice(0, 2))
    : [...bundle.images, ...bundle.components.flatMap(({ images }) => images.slice(0, 1))]
}
