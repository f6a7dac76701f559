import type { PageData } from "../../../application/navigation/PageData.ts"
import { CategoryView } from "../../features/catalog/CategoryView.tsx"

export function CategoryPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "category" ? <CategoryView category={content.category} address={address} /> : null
}
