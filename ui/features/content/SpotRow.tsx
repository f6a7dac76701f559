import type { ReactNode } from "react"
import type { ProductSummary } from "../../../domain/catalog/ProductSummary.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"
import { classNames } from "../../design/classNames.ts"
import { Picture } from "../shared/product/Picture.tsx"
import { SpotLink } from "./SpotLink.tsx"
import { spotPicture } from "./spotPicture.ts"
import styles from "./SpotRow.module.css"

export interface SpotRowProps {
  readonly spot: MarketingSpot
  readonly card: (product: ProductSummary) => ReactNode
  /** The side of the row with the large image. */
  readonly side: "start" | "end"
}

/** An editorial row: a wide off-centre image, text beside it, and the shown products below. */
export function SpotRow({ spot, card, side }: SpotRowProps) {
  const image = spotPicture(spot)
  const { products } = spot
  return (
    <section className={classNames(styles["row"], styles[side], image === undefined && styles["contentOnly"])}>
      {image !== undefined && (
        <Picture image={image} sizes="(min-width: 60rem) 58vw, 100vw" className={styles["picture"]} />
      )}
      <div className={styles["content"]}>
        <h2 className={styles["title"]}>{spot.title}</h2>
        {spot.text !== undefined && <p className={styles["text"]}>{spot.text}</p>}
        <p>
          <SpotLink spot={spot} />
        </p>
      </div>
      {products.length > 0 && (
        <ul className={styles["products"]}>
          {products.map((product) => (
            <li key={product.id}>{card(product)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
