import type { PageData } from "../../../application/navigation/PageData.ts"
import { SearchView } from "../../features/catalog/SearchView.tsx"

export function SearchPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "search" ? <SearchView search={content.search} address={address} /> : null
}
