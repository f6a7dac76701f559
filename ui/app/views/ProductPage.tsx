import type { PageData } from "../../../application/navigation/PageData.ts"
import { ProductView } from "../../features/catalog/ProductView.tsx"

export function ProductPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "product" ? <ProductView product={content.product} address={address} /> : null
}
