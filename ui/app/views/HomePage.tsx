import type { PageData } from "../../../application/navigation/PageData.ts"
import { ProductCard } from "../../features/catalog/listing/ProductCard.tsx"
import { HomeView } from "../../features/content/HomeView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"
import { island } from "../../runtime/island.tsx"

const RecentlyViewedSlot = island(
  async () => (await import("../../features/catalog/listing/RecentlyViewedSlot.tsx")).RecentlyViewedSlot,
  ["home"],
)

/** A row of cards beside a spot's text: narrow columns. */
const CARD_SIZES = "(min-width: 60rem) 20vw, 45vw"

export function HomePage({ page: { content } }: { readonly page: PageData }) {
  if (content.content !== "home") return null
  return (
    <HeartProvider heart={WishlistHeart}>
      <HomeView home={content.home} card={(product) => <ProductCard product={product} sizes={CARD_SIZES} />} />
      <RecentlyViewedSlot />
    </HeartProvider>
  )
}
