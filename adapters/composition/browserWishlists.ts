import { CartDetailGateway } from "../../application/cart/CartDetailGateway.ts"
import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { StoreGateway } from "../../application/store/StoreGateway.ts"
import { SharedWishlistGateway } from "../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import type { CartPorts } from "./browserRoot.ts"
import { cartDetailFamily } from "./cartDetailFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { pagesFamily } from "./pagesFamily.ts"
import { pageStoreListFamily } from "./storeListFamily.ts"
import { wishlistFamily } from "./wishlistFamily.ts"

/** What lists need beyond the cart. */
export const wishlistPorts = [
  CatalogGateway,
  StoreGateway,
  CartDetailGateway,
  WishlistGateway,
  SharedWishlistGateway,
] as const

export type WishlistPorts = CartPorts | (typeof wishlistPorts)[number]["Identifier"]

/** The services of a shopper's lists, on top of those of `browserRoot`. */
export function browserWishlists<Before>(root: Linked<Before | CartPorts>): Linked<Before | WishlistPorts> {
  return linkPorts(wishlistPorts, [pagesFamily(), pageStoreListFamily(), cartDetailFamily(), wishlistFamily()], root)
}
