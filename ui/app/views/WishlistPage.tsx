import type { PageData } from "../../../application/navigation/PageData.ts"
import { WishlistsView } from "../../features/wishlist/WishlistsView.tsx"

export function WishlistPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "wishlist" ? <WishlistsView wishlist={content.wishlist} /> : null
}
