import type { ProductPage } from "../../../../application/catalog/loadProductPage.ts"
import { Breadcrumbs } from "../listing/Breadcrumbs.tsx"
import { useWholeProduct } from "./useWholeProduct.ts"

/** Links to the categories of a product. */
export function ProductBreadcrumbs({ page }: { readonly page: ProductPage }) {
  return <Breadcrumbs path={useWholeProduct(page).path} />
}
