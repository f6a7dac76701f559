import type { PageData } from "../../../application/navigation/PageData.ts"
import { ProductView } from "../../features/catalog/product/ProductView.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"
import { island } from "../../runtime/island.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"

const WishlistHeart = island(
  async () => (await import("../../features/wishlist/WishlistHeart.tsx")).WishlistHeart,
  ["product"],
)
const ProductActionsDrawer = lazyComponent(
  async () => (await import("../parts/ProductActionsDrawer.tsx")).ProductActionsDrawer,
  ["browse", "purchase", "services"],
)

export function ProductPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "product" ? (
    <HeartProvider heart={WishlistHeart}>
      <ProductView product={content.product} address={address} actionsDrawer={ProductActionsDrawer} />
    </HeartProvider>
  ) : null
}
