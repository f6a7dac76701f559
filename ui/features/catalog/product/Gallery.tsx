import type { MouseEvent } from "react"
import { useState } from "react"
import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { Picture } from "../../shared/product/Picture.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Gallery.module.css"

const ZoomDialog = lazyComponent(async () => (await import("./ZoomDialog.tsx")).ZoomDialog)

/**
 * The images of a product: a swipeable strip on a phone, two uneven columns on wider screens. Each opens in the zoom
 * dialog.
 */
export function Gallery({ images, mfname }: { readonly images: readonly ProductImage[]; readonly mfname: string }) {
  const t = useText()
  const [zoom, setZoom] = useState<{ readonly first: number }>()
  const open = (event: MouseEvent, first: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setZoom({ first })
  }
  return (
    <section className={styles["gallery"]} aria-label={t("catalog.images")} tabIndex={0}>
      {images.map((image, index) => (
        <a
          key={image.url}
          href={largestFile(image)}
          className={styles["view"]}
          aria-label={t("product.enlarge", { picture: image.alt })}
          onClick={(event) => open(event, index)}
        >
          <Picture
            image={image}
            priority={index === 0}
            sizes={index === 0 ? "(min-width: 56rem) 58vw, 100vw" : "(min-width: 56rem) 29vw, 88vw"}
            className={styles["picture"]}
            {...(index === 0 ? { morph: `product-${mfname}` } : {})}
          />
        </a>
      ))}
      {zoom !== undefined && (
        <ZoomDialog
          of={{ images, first: zoom.first, onClose: () => setZoom(undefined) }}
          onFailed={() => setZoom(undefined)}
        />
      )}
    </section>
  )
}

/** The target of the link without scripts. */
function largestFile({ external, url, widths, formats }: ProductImage): string {
  return external || widths.length === 0 ? url : `${url}-${widths.at(-1)}.${formats.at(-1) ?? "webp"}`
}
