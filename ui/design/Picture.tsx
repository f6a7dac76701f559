import type { ProductImage } from "../../domain/catalog/ProductImage.ts"
import { classNames } from "./classNames.ts"
import styles from "./Picture.module.css"

export interface PictureProps {
  readonly image: ProductImage
  /** The `sizes` of an `img`: how wide it will stand, for example `(min-width: 60rem) 25vw, 50vw`. */
  readonly sizes: string
  /** The first large picture of a page: fetched at once and first. All others wait until they are near. */
  readonly priority?: boolean
  readonly className?: string | undefined
  /** Replaces the image's own; empty where words beside it say the same. */
  readonly alt?: string
  /** Pictures of the same thing on two pages have the same name: one moves into the other. */
  readonly morph?: string
}

const TYPES = ["avif", "webp"] as const

/** A picture that reserves its place, in the smallest file that fits. */
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

/** Drawn with attributes: the pages' policy allows no style in the document. */
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
