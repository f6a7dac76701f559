import type { ProductImage } from "../../../domain/catalog/ProductImage.ts"
import { Picture } from "../../design/Picture.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Gallery.module.css"

/** The views of a product: a strip to swipe on a phone, an uneven pair of columns where there is room. */
export function Gallery({ images, mfname }: { readonly images: readonly ProductImage[]; readonly mfname: string }) {
  const t = useText()
  return (
    <section className={styles["gallery"]} aria-label={t("catalog.gallery")} tabIndex={0}>
      {images.map((image, index) => (
        <Picture
          key={image.url}
          image={image}
          priority={index === 0}
          sizes={index === 0 ? "(min-width: 56rem) 58vw, 100vw" : "(min-width: 56rem) 29vw, 88vw"}
          className={styles["view"]}
          {...(index === 0 ? { morph: `product-${mfname}` } : {})}
        />
      ))}
    </section>
  )
}
