import { CategoryView } from "../../features/catalog/listing/CategoryView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"
import { usePage } from "../../runtime/WholePage.tsx"

/** The category page below its header. */
export function CategoryContent() {
  const { address, content } = usePage()
  if (content.content !== "category") return null
  return (
    <HeartProvider heart={WishlistHeart}>
      <CategoryView category={content.category} address={address} />
    </HeartProvider>
  )
}
