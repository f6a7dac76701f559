import { ProductCard } from "../../features/catalog/listing/ProductCard.tsx"
import { RecentlyViewedSlot } from "../../features/catalog/listing/RecentlyViewedSlot.tsx"
import { HomeView } from "../../features/content/HomeView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"
import { usePage } from "../../runtime/WholePage.tsx"

/** The home page below its header. */
export function HomeContent() {
  const { content } = usePage()
  if (content.content !== "home") return null
  return (
    <HeartProvider heart={WishlistHeart}>
      <HomeView home={content.home} card={(product) => <ProductCard product={product} />} />
      <RecentlyViewedSlot />
    </HeartProvider>
  )
}
