import type { PageData } from "../../../application/navigation/PageData.ts"
import type { LoadProductActionsDrawer } from "../../features/catalog/product/ProductActions.tsx"
import { ProductView } from "../../features/catalog/product/ProductView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"

const loadProductActionsDrawer: LoadProductActionsDrawer = async () =>
  (await import("../ProductActionsDrawer.tsx")).ProductActionsDrawer

export function ProductPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "product" ? (
    <HeartProvider heart={WishlistHeart}>
      <ProductView product={content.product} address={address} productActions={loadProductActionsDrawer} />
    </HeartProvider>
  ) : null
}
