import { categoryPath } from "../../../domain/catalog/categoryPath.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"
import { Picture } from "../shared/product/Picture.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { portraitPicture } from "./spotPicture.ts"
import styles from "./SpotTiles.module.css"

/** Small spots side by side: an image, a name and a line for each; the whole tile links to its category. */
export function SpotTiles({ spots }: { readonly spots: readonly MarketingSpot[] }) {
  const { categories } = useFrame()
  const pages = useShopPages()
  return (
    <ul className={styles["tiles"]}>
      {spots.map((spot) => {
        const image = portraitPicture(spot)
        const category = categoryPath(categories, ({ id }) => id === spot.categoryId).at(-1)
        return (
          <li key={`${spot.spot}-${spot.position}`} className={styles["tile"]}>
            {image !== undefined && (
              <Picture image={image} alt="" sizes="(min-width: 60rem) 16vw, 48vw" className={styles["picture"]} />
            )}
            <h2 className={styles["name"]}>
              {category === undefined ? (
                spot.title
              ) : (
                <PageLink to={pages.category(category)} className={styles["link"]}>
                  {spot.title}
                </PageLink>
              )}
            </h2>
            {spot.text !== undefined && <p className={styles["text"]}>{spot.text}</p>}
          </li>
        )
      })}
    </ul>
  )
}
