import type { ReactNode } from "react"
import { Fragment } from "react"
import type { HomePage } from "../../../application/catalog/loadHomePage.ts"
import { homeSections } from "../../../domain/content/homeSections.ts"
import type { ProductSummary } from "../../../domain/catalog/ProductSummary.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { CategoryTiles } from "./CategoryTiles.tsx"
import { Hero } from "./Hero.tsx"
import styles from "./HomeView.module.css"
import { SpotRow } from "./SpotRow.tsx"
import { SpotTiles } from "./SpotTiles.tsx"

export interface HomeViewProps {
  readonly home: HomePage
  /** Renders a product card. Passed in, because features do not import each other. */
  readonly card: (product: ProductSummary) => ReactNode
}

/** The home page: marketing spots, large and small, and links to every category. */
export function HomeView({ home, card }: HomeViewProps) {
  const t = useText()
  const { categories } = useFrame()
  const { hero, tiles, rows } = homeSections(home.spots)
  return (
    <div className={styles["home"]}>
      {hero === undefined ? (
        <header className={styles["quiet"]}>
          <h1 className={styles["heading"]}>{t("home.heading")}</h1>
          <p>{t("home.empty")}</p>
        </header>
      ) : (
        <Hero spot={hero} />
      )}
      {rows.map((spot, index) => (
        <Fragment key={`${spot.spot}-${spot.position}`}>
          <SpotRow spot={spot} card={card} side={index % 2 === 0 ? "start" : "end"} />
          {index === 0 && tiles.length > 0 && <SpotTiles spots={tiles} />}
        </Fragment>
      ))}
      {rows.length === 0 && tiles.length > 0 && <SpotTiles spots={tiles} />}
      {categories.length > 0 && <CategoryTiles categories={categories} />}
    </div>
  )
}
