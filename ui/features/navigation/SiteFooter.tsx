import { PageLink } from "../../runtime/PageLink.tsx"
import { useOptionalFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { shopPages } from "../../runtime/useShopPages.ts"
import styles from "./SiteFooter.module.css"
import { STORE_SELECTOR } from "./storeSelector.ts"
import { ThemeSwitch } from "./ThemeSwitch.tsx"

/** What stands under every page. */
export function SiteFooter() {
  const t = useText()
  const frame = useOptionalFrame()
  return (
    <footer className={styles["footer"]} aria-label={t("footer.label")}>
      <p className={styles["line"]}>{t("footer.line")}</p>
      {frame !== undefined && frame.categories.length > 0 && (
        <ul className={styles["links"]}>
          {frame.categories.map((category) => <li key={category.id}><PageLink to={shopPages(frame).category(category)}>{category.name}</PageLink></li>)}
        </ul>
      )}
      <div className={styles["end"]}>
        {frame !== undefined && (
          <p>{t("store.current", { country: frame.store.countryName })}. <PageLink to={STORE_SELECTOR}>{t("store.change")}</PageLink></p>
        )}
        <ThemeSwitch />
      </div>
    </footer>
  )
}
