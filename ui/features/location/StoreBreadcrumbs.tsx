import type { ReactNode } from "react"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./StorePages.module.css"
import { useStorePages } from "./useStorePages.ts"

/** Links to the locator and to the lists above a page of stores. */
export function StoreBreadcrumbs({ children }: { readonly children?: ReactNode }) {
  const t = useText()
  const pages = useStorePages()
  return (
    <nav aria-label={t("storePages.title")}>
      <ul className={styles["breadcrumbs"]}>
        <li>
          <PageLink to={pages.locator()}>{t("storePages.all")}</PageLink>
        </li>
        {children}
      </ul>
    </nav>
  )
}
