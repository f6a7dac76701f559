import type { PageData } from "../../../application/navigation/PageData.ts"
import { SearchView } from "../../features/catalog/listing/SearchView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"

export function SearchPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "search" ? (
    <HeartProvider heart={WishlistHeart}>
      <SearchView search={content.search} address={address} />
    </HeartProvider>
  ) : null
}
