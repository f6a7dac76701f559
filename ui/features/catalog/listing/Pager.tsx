import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import type { ProductList } from "../../../../domain/catalog/ProductList.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Spinner } from "../../../design/Spinner.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { pageCount, pageLinks } from "./pageLinks.ts"
import styles from "./Pager.module.css"

export interface PagerProps {
  readonly list: Pick<ProductList, "totalCount" | "pageNumber" | "pageSize" | "products">
  readonly addressOf: (pageNumber: number) => PageAddress
}

/** The share of products shown so far, a "next" button and links to the pages. Renders nothing for a single page. */
export function Pager({ list, addressOf }: PagerProps) {
  const t = useText()
  const { pageNumber, pageSize, totalCount } = list
  const count = pageCount(list)
  if (count === 1) return null
  const from = (pageNumber - 1) * pageSize + 1
  const to = Math.min(totalCount, from + list.products.length - 1)
  const seen = t("catalog.range", { from, to, total: totalCount })
  return (
    <nav className={styles["pager"]} aria-label={t("catalog.pages")}>
      <p className={styles["progressText"]}>{seen}</p>
      <Spinner kind="progress" value={to} max={totalCount} label={seen} />
      {pageNumber < count ? (
        <PageLink to={addressOf(pageNumber + 1)} className={buttonClass("quiet")} rel="next">
          {t("catalog.nextPage")}
        </PageLink>
      ) : (
        <PageLink to={addressOf(pageNumber - 1)} className={buttonClass("quiet")} rel="prev">
          {t("catalog.previousPage")}
        </PageLink>
      )}
      <ol className={styles["pages"]}>
        {pageLinks(pageNumber, count).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === undefined ? (
              "…"
            ) : (
              <PageLink
                to={addressOf(page)}
                aria-label={t("catalog.page", { page })}
                aria-current={page === pageNumber ? "page" : undefined}
              >
                {page}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
