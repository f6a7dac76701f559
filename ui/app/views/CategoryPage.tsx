import type { PageData } from "../../../application/navigation/PageData.ts"
import { island } from "../../runtime/island.tsx"

const CategoryContent = island(async () => (await import("../parts/CategoryContent.tsx")).CategoryContent, ["category"])

export function CategoryPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "category" ? <CategoryContent /> : null
}
