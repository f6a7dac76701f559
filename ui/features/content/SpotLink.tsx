import { categoryPath } from "../../../domain/catalog/categoryPath.ts"
import type { MarketingSpot } from "../../../domain/content/MarketingSpot.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"

/** The link of a spot to its category, with the editors' text. Renders nothing if that category no longer exists. */
export function SpotLink({ spot }: { readonly spot: MarketingSpot }) {
  const t = useText()
  const { categories } = useFrame()
  const pages = useShopPages()
  const category = categoryPath(categories, ({ id }) => id === spot.categoryId).at(-1)
  if (category === undefined) return null
  return (
    <PageLink to={pages.category(category)} className={buttonClass("quiet")}>
      {spot.callToAction ?? t("home.discover")}
    </PageLink>
  )
}
