import type { PageData } from "../../../../application/navigation/PageData.ts"
import { StoreSelector } from "../../../features/store/StoreSelector.tsx"

export function StoresPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "stores" ? <StoreSelector stores={content.stores} /> : null
}
