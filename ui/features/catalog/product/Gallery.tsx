import type { MouseEvent, ReactNode } from "react"
import { useState } from "react"
import type { ProductImage } from "../../../../domain/catalog/ProductImage.ts"
import { Picture } from "../../shared/product/Picture.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Gallery.module.css"
import type { ZoomDialogProps } from "./ZoomDialog.tsx"

/**
 * The images of a product: a swipeable strip on a phone, two uneven columns on wider screens. Each opens in the zoom
 * dialog.
 */
export function Gallery({ images, mfname }: { readonly images: readonly ProductImage[]; readonly mfname: string }) {
  const t = useText()
  const [zoom, setZoom] = useState<{ readonly first: number; readonly View: (props: ZoomDialogProps) => ReactNode }>()
  const open = (event: MouseEvent, first: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // If the script cannot be loaded, the image is not enlarged.
    void import("./ZoomDialog.tsx").then(
      ({ ZoomDialog }) => setZoom({ first, View: ZoomDialog }),
      () => undefined,
    )
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
      {zoom !== undefined && <zoom.View images={images} first={zoom.first} onClose={() => setZoom(undefined)} />}
    </section>
  )
}

/** The target of the link without scripts. */
function largestFile({ external, url, widths, formats }: ProductImage): string {
  return external || widths.length === 0 ? url : `${url}-${widths.at(-1)}.${formats.at(-1) ?? "webp"}`
}
