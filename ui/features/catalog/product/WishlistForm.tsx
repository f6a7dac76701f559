import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import { useHeart } from "../../../runtime/HeartProvider.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "./ProductView.module.css"

/** Saves the product in the chosen size to a wishlist: an ordinary form until hydration. */
export function WishlistForm({
  product,
  color,
  size,
}: {
  readonly product: Product
  readonly color: ProductColor | undefined
  readonly size: ProductSize | undefined
}) {
  const Heart = useHeart()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const home = addressOf(pages.home)
  const pageAddress = addressOf(pages.product(product, color && { colorId: color.id }))
  const { id: productId, name, categoryIds } = product
  const categoryId = categoryIds.at(-1)
  const chosen = size === undefined || color === undefined ? {} : { sku: size.sku, color: color.name, size: size.name }
  return (
    <form method="post" action={home.ok ? `${home.address}wishlist/items` : undefined} className={styles["wish"]}>
      <input type="hidden" name="productId" value={productId} />
      {categoryId !== undefined && <input type="hidden" name="categoryId" value={categoryId} />}
      {pageAddress.ok && <input type="hidden" name="returnTo" value={pageAddress.address} />}
      <Heart wished={{ productId, name, ...(categoryId === undefined ? {} : { categoryId }), ...chosen }} submits />
    </form>
  )
}
