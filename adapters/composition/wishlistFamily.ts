import { SharedWishlistGateway } from "../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import { httpSharedWishlistGateway } from "../backend/wishlist/HttpSharedWishlistGateway.ts"
import { httpWishlistGateway } from "../backend/wishlist/HttpWishlistGateway.ts"
import { family } from "./Family.ts"
import { gatewayWithIds } from "./identityFamily.ts"

/** A shopper's lists and what is shared of them, over HTTP. */
export function wishlistFamily() {
  return family(
    gatewayWithIds(WishlistGateway, httpWishlistGateway),
    gatewayWithIds(SharedWishlistGateway, httpSharedWishlistGateway),
  )
}
