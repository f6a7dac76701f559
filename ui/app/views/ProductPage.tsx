import type { PageData } from "../../../application/navigation/PageData.ts"
import { ProductView } from "../../features/catalog/ProductView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"

export function ProductPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "product" ? <HeartProvider heart={WishlistHeart}><ProductView product={content.product} address={address} /></HeartProvider> : null
}
