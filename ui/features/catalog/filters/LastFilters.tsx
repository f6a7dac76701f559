import { useEffect, useState } from "react"
import { queryOfFilters } from "../../../../domain/catalog/CategoryFilters.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import type { ProductQuery } from "../../../../domain/catalog/ProductQuery.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { listAddress } from "../listing/listAddress.ts"
import { filtersOf } from "./rememberedFilters.ts"

/** A link that applies the filters that were last chosen in this category; nothing without any. */
export function LastFilters({ categoryId, address }: { readonly categoryId: string; readonly address: PageAddress }) {
  const t = useText()
  const [query, setQuery] = useState<ProductQuery>()
  useEffect(() => {
    const stored = filtersOf(categoryId)
    setQuery(stored && queryOfFilters(stored))
  }, [categoryId])
  return query === undefined ? null : (
    <p>
      <PageLink
        to={listAddress(address, query)}
        options={{ replace: true, preserveScroll: true }}
        className={buttonClass("quiet")}
      >
        {t("catalog.lastFilters")}
      </PageLink>
    </p>
  )
}
