import type { Product, ProductColor } from "../../../../domain/catalog/Product.ts"
import { Swatch } from "../listing/Swatch.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "./ColorLinks.module.css"

export interface ColorLinksProps {
  readonly product: Product
  readonly current: ProductColor
}

/**
 * Links to the product in each of its colours; colours without a known hex value are written by name. With scripts the
 * colour changes in place.
 */
export function ColorLinks({ product, current }: ColorLinksProps) {
  const t = useText()
  const pages = useShopPages()
  const { replaceAddress } = useNavigation()
  return (
    <nav aria-label={t("catalog.color")}>
      <p className={styles["current"]}>
        <span>{t("catalog.color")}</span> {current.name}
      </p>
      {product.colors.length > 1 && (
        <ul className={styles["colors"]}>
          {product.colors.map((color) => {
            const to = pages.product(product, { colorId: color.id })
            return (
              <li key={color.id}>
                <PageLink
                  to={to}
                  className={styles["color"]}
                  title={color.name}
                  aria-label={color.name}
                  aria-current={color.id === current.id ? "true" : undefined}
                  onClick={(event) => {
                    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                    event.preventDefault()
                    // No request: the page has the data of all colours.
                    replaceAddress(to)
                  }}
                >
                  <Swatch hex={color.hex} name={color.name} />
                </PageLink>
              </li>
            )
          })}
        </ul>
      )}
    </nav>
  )
}
