import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"
import { Picture } from "../shared/product/Picture.tsx"
import styles from "./Hero.module.css"
import { SpotLink } from "./SpotLink.tsx"
import { spotPicture } from "./spotPicture.ts"

/** The first section of the home page: one full-width image and a large headline. */
export function Hero({ spot }: { readonly spot: MarketingSpot }) {
  const image = spotPicture(spot)
  return (
    <section className={styles["hero"]}>
      {image !== undefined && (
        <Picture image={image} sizes="(min-width: 60rem) 72vw, 100vw" priority className={styles["picture"]} />
      )}
      <div className={styles["content"]}>
        <h1 className={styles["title"]}>{spot.title}</h1>
        {spot.text !== undefined && <p className={styles["text"]}>{spot.text}</p>}
        <p>
          <SpotLink spot={spot} />
        </p>
      </div>
    </section>
  )
}
