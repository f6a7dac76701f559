import { SharedWishlistGateway } from "../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import { httpSharedWishlistGateway } from "../backend/wishlist/HttpSharedWishlistGateway.ts"
import { httpWishlistGateway } from "../backend/wishlist/HttpWishlistGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gatewayWithIds } from "./identityModule.ts"

/** A customer's wishlists and shared wishlists, over HTTP. */
export function wishlistModule() {
  return adapterModule(
    gatewayWithIds(WishlistGateway, httpWishlistGateway),
    gatewayWithIds(SharedWishlistGateway, httpSharedWishlistGateway),
  )
}
