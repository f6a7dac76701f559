import { useEffect, useRef } from "react"
import type { Category } from "../../../domain/catalog/Category.ts"
import { Spinner } from "../../design/Spinner.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./CategoryMenu.module.css"
import { closeOnOutsideInteraction } from "./closeOnOutsideInteraction.ts"

export interface CategoryMenuProps {
  /** The `seoId` of the category on the page. */
  readonly currentSeoId: string | undefined
}

/** The category tree, three levels deep. Panels open without scripts, one at a time. */
export function CategoryMenu({ currentSeoId }: CategoryMenuProps) {
  const t = useText()
  const { categories } = useFrame()
  const { category: to } = useShopPages()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => (nav.current === null ? undefined : closeOnOutsideInteraction(nav.current)), [])
  const link = (category: Category, label = category.name) => (
    <PageLink
      to={to(category)}
      className={styles["link"]}
      aria-current={category.seoId === currentSeoId ? "page" : undefined}
    >
      {label}
    </PageLink>
  )
  return (
    <nav ref={nav} className={styles["menu"]} aria-label={t("navigation.menuLabel")}>
      <ul className={styles["tops"]}>
        {categories.map((top) => (
          <li key={top.id}>
            <details name="categories" className={styles["top"]}>
              <summary className={styles["summary"]}>
                {top.name}
                {containsCategory(top, currentSeoId) && <Spinner kind="current" />}
              </summary>
              <div className={styles["panel"]}>
                <p className={styles["all"]}>{link(top, t("navigation.menuAll", { category: top.name }))}</p>
                <ul className={styles["groups"]}>
                  {top.subcategories.map((group) => (
                    <li key={group.id}>
                      <p className={styles["group"]}>{link(group)}</p>
                      {group.subcategories.length > 0 && (
                        <ul className={styles["leaves"]}>
                          {group.subcategories.map((leaf) => (
                            <li key={leaf.id}>{link(leaf)}</li>
                          ))}
                        </ul>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether a category is or contains the current one, within the levels of the menu. */
function containsCategory(top: Category, seoId: string | undefined): boolean {
  if (seoId === undefined) return false
  const shown = [top, ...top.subcategories, ...top.subcategories.flatMap((group) => group.subcategories)]
  return shown.some((category) => category.seoId === seoId)
}
