import type { PageData } from "../../../application/navigation/PageData.ts"
import { BundleView } from "../../features/catalog/bundle/BundleView.tsx"

export function BundlePage({ page: { content } }: { readonly page: PageData }) {
  const page = content.content === "product" ? content.product : undefined
  return page?.product.bundle === undefined ? null : (
    <BundleView key={page.product.id} page={page} bundle={page.product.bundle} />
  )
}
