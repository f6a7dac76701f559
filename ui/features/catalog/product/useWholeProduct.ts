import type { ProductPage } from "../../../../application/catalog/loadProductPage.ts"
import { usePageIfAny } from "../../../runtime/WholePage.tsx"

/** In an island: the whole of a product page, which the view around it may have as an outline. */
export function useWholeProduct(outline: ProductPage): ProductPage {
  const content = usePageIfAny()?.content
  return content?.content === "product" && content.product.product.id === outline.product.id ? content.product : outline
}
