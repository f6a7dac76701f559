import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import { SharedWishlistGateway } from "../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import type { CartPorts } from "./browserRoot.ts"
import { cartDetailModule } from "./cartDetailModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { pagesModule } from "./pagesModule.ts"
import { pageStoreListModule } from "./storeListModule.ts"
import { wishlistModule } from "./wishlistModule.ts"

/** Ports of wishlists, in addition to the cart's. */
export const wishlistPorts = [
  CatalogGateway,
  StoreGateway,
  CartDetailGateway,
  WishlistGateway,
  SharedWishlistGateway,
] as const

export type WishlistPorts = CartPorts | (typeof wishlistPorts)[number]["Identifier"]

/** Adds the wishlist services to `browserRoot`. */
export function browserWishlists<Base>(root: LinkedPorts<Base | CartPorts>): LinkedPorts<Base | WishlistPorts> {
  return linkPorts(wishlistPorts, [pagesModule(), pageStoreListModule(), cartDetailModule(), wishlistModule()], root)
}
