import type { PageData } from "../../../application/navigation/PageData.ts"
import { CategoryView } from "../../features/catalog/listing/CategoryView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"

export function CategoryPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "category" ? (
    <HeartProvider heart={WishlistHeart}>
      <CategoryView category={content.category} address={address} />
    </HeartProvider>
  ) : null
}
