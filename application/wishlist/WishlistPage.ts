import type { Wishlist } from "../../domain/wishlist/Wishlist.ts"
import type { CustomerWishlists } from "./CustomerWishlists.ts"

/** Name of the page that shows lists. */
export const WISHLIST_PAGE = "ItxWishlistPage"

/** Content of the wishlist page. Plain data that serializes to JSON, without secrets. */
export interface WishlistPage {
  /** A registered customer's lists; absent for a guest, whose lists the page reads from the device. */
  readonly own?: CustomerWishlists
  /** The public list of the address's token; `gone` when the token is invalid or revoked. */
  readonly shared?: Wishlist | "gone"
}
