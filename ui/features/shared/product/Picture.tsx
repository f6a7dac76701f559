import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { classNames } from "../../../design/classNames.ts"
import styles from "./Picture.module.css"

export interface PictureProps {
  readonly image: ProductImage
  /** The `sizes` of an `img`: its displayed width, for example `(min-width: 60rem) 25vw, 50vw`. */
  readonly sizes: string
  /** For the first large image of a page: fetched at once with high priority. All others load lazily. */
  readonly priority?: boolean
  readonly className?: string | undefined
  /** Replaces the image's own alternative text; empty if the text beside it says the same. */
  readonly alt?: string
  /** Images of the same thing on two pages share a name, for the view transition between them. */
  readonly morph?: string
}

const TYPES = ["avif", "webp"] as const

/** An image that reserves its space and loads the smallest sufficient file. */
export function Picture({ image, sizes, priority = false, className, alt = image.alt, morph }: PictureProps) {
  const fallback = image.formats.find((format) => format !== "avif") ?? image.formats[0] ?? "webp"
  const hasRenditions = !image.external && image.widths.length > 0
  const middle = image.widths[Math.floor(image.widths.length / 2)] ?? image.width
  const sources = TYPES.filter((type) => image.formats.includes(type) && type !== fallback)
  return (
    <span className={classNames(styles["frame"], className)} data-morph={morph}>
      <Placeholder placeholder={image.placeholder} />
      <picture>
        {hasRenditions &&
          sources.map((type) => (
            <source key={type} type={`image/${type}`} srcSet={srcSet(image, type)} sizes={sizes} />
          ))}
        <img
          className={styles["image"]}
          src={hasRenditions ? `${image.url}-${middle}.${fallback}` : image.url}
          srcSet={hasRenditions ? srcSet(image, fallback) : undefined}
          sizes={hasRenditions ? sizes : undefined}
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
    <svg className={styles["placeholder"]} aria-hidden="true" preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={placeholder} />
    </svg>
  )
}

function srcSet(image: ProductImage, format: string): string {
  return image.widths.map((width) => `${image.url}-${width}.${format} ${width}w`).join(", ")
}
