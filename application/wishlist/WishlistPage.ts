import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"
import type { CustomerWishlists } from "./CustomerWishlists.ts"

/** The name of the page that shows lists. */
export const WISHLIST_PAGE = "ItxWishlistPage"

/** What the page of the lists shows. Plain data: it travels as JSON, without secrets. */
export interface WishlistPage {
  /** A registered shopper's lists; absent where they are on a guest's device, which the page reads itself. */
  readonly own?: CustomerWishlists
  /** The list that the address's token opens; `gone` where it opens nothing, or no longer. */
  readonly shared?: Wishlist | "gone"
}
