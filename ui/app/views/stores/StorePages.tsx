import type { PageData } from "../../../../application/navigation/PageData.ts"
import { StoreDetailView } from "../../../features/location/StoreDetailView.tsx"
import { StoreListView } from "../../../features/location/StoreListView.tsx"
import { StoreLocatorView } from "../../../features/location/StoreLocatorView.tsx"

export function StoreLocatorPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "storeLocator" ? <StoreLocatorView locator={content.locator} /> : null
}

export function StoreDetailPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "storeDetail" ? (
    <StoreDetailView key={content.detail.store.physicalStore.id} detail={content.detail} />
  ) : null
}

export function StoreListPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "storeList" ? <StoreListView key={content.list.name} list={content.list} /> : null
}
