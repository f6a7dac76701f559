import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { classNames } from "../../../design/classNames.ts"
import styles from "./Picture.module.css"

export interface PictureProps {
  readonly image: ProductImage
  /** The `sizes` of an `img`: its displayed width, for example `(min-width: 60rem) 25vw, 50vw`. */
  readonly sizes: string
  /** For the first large image of a page: fetched at once with high priority. All others load lazily. */
  readonly priority?: boolean
  /** The widest file that it needs, in pixels: a quarter of a wide screen is at most 960 wide. */
  readonly maxWidth?: number | undefined
  readonly className?: string | undefined
  /** Replaces the image's own alternative text; empty if the text beside it says the same. */
  readonly alt?: string
  /** Images of the same thing on two pages share a name, for the view transition between them. */
  readonly morph?: string
}

const TYPES = ["avif", "webp"] as const

/**
 * An image that reserves its space and loads the smallest sufficient file. Of images that are not shown first, browsers
 * without the better format load the middle size: a
 * second list would take as many bytes of the page as the first.
 */
export function Picture({
  image,
  sizes,
  priority = false,
  maxWidth = image.width,
  className,
  alt = image.alt,
  morph,
}: PictureProps) {
  const fallback = image.formats.find((format) => format !== "avif") ?? image.formats[0] ?? "webp"
  const hasRenditions = !image.external && image.widths.length > 0
  const middle = image.widths[Math.floor(image.widths.length / 2)] ?? image.width
  const minWidth = sizes.includes("vw") ? MIN_WIDTH : 0
  const widths = image.widths.filter((width) => width >= minWidth && width <= maxWidth)
  const isComplete = priority || !image.formats.some((type) => type !== fallback)
  const sources = TYPES.filter((type) => image.formats.includes(type) && type !== fallback)
  return (
    <span className={classNames(styles["frame"], className)} data-morph={morph}>
      <Placeholder placeholder={image.placeholder} />
      <picture>
        {hasRenditions &&
          sources.map((type) => (
            <source key={type} type={`image/${type}`} srcSet={srcSet(image, widths, type)} sizes={sizes} />
          ))}
        <img
          className={styles["image"]}
          src={hasRenditions ? `${image.url}-${middle}.${fallback}` : image.url}
          srcSet={hasRenditions && isComplete ? srcSet(image, widths, fallback) : undefined}
          sizes={hasRenditions && isComplete ? sizes : undefined}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={priority ? "eager" : "lazy"}
          decoding={priority ? "sync" : "async"}
          fetchPriority={priority ? "high" : undefined}
        />
      </picture>
    </span>
  )
}

/** Drawn with SVG attributes, because the Content-Security-Policy allows no inline styles. */
function Placeholder({ placeholder }: { readonly placeholder: string | undefined }) {
  if (placeholder === undefined) return null
  if (placeholder.startsWith("data:"))
    return <img className={styles["placeholder"]} src={placeholder} alt="" aria-hidden="true" />
  return (
    <svg className={styles["placeholder"]} aria-hidden="true">
      <rect width="100%" height="100%" fill={placeholder} />
    </svg>
  )
}

/** Phones show two images side by side at 160 pixels, of which each is at least two physical ones. */
const MIN_WIDTH = 320

function srcSet({ url }: ProductImage, widths: readonly number[], format: string): string {
  return widths.map((width) => `${url}-${width}.${format} ${width}w`).join(", ")
}
