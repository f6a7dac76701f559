import type { PageData } from "../../../application/navigation/PageData.ts"
import type { FetchAround } from "../../features/catalog/AroundLinks.tsx"
import { ProductView } from "../../features/catalog/ProductView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"

const fetchAround: FetchAround = async () => (await import("../AroundDrawer.tsx")).AroundDrawer

export function ProductPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "product" ? (
    <HeartProvider heart={WishlistHeart}>
      <ProductView product={content.product} address={address} around={fetchAround} />
    </HeartProvider>
  ) : null
}
