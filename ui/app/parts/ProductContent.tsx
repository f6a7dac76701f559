import { ProductView } from "../../features/catalog/product/ProductView.tsx"
import { WishlistHeart } from "../../features/wishlist/WishlistHeart.tsx"
import { HeartProvider } from "../../runtime/HeartProvider.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { usePage } from "../../runtime/WholePage.tsx"

const ProductActionsDrawer = lazyComponent(
  async () => (await import("./ProductActionsDrawer.tsx")).ProductActionsDrawer,
  ["browse", "purchase", "services"],
)

/** The product page below its header. */
export function ProductContent() {
  const { address, content } = usePage()
  if (content.content !== "product") return null
  return (
    <HeartProvider heart={WishlistHeart}>
      <ProductView product={content.product} address={address} actionsDrawer={ProductActionsDrawer} />
    </HeartProvider>
  )
}
