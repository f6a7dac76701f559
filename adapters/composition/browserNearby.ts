import { BookingGateway } from "../../application/booking/BookingGateway.ts"
import { CaptchaGateway } from "../../application/catalog/CaptchaGateway.ts"
import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { ProductGateway } from "../../application/catalog/ProductGateway.ts"
import { ShelfStockGateway } from "../../application/catalog/ShelfStockGateway.ts"
import { StockNotificationGateway } from "../../application/catalog/StockNotificationGateway.ts"
import { DropPointGateway } from "../../application/location/DropPointGateway.ts"
import { PhysicalStoreGateway } from "../../application/location/PhysicalStoreGateway.ts"
import { bookingFamily } from "./bookingFamily.ts"
import type { CartPorts } from "./browserRoot.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { pagesFamily } from "./pagesFamily.ts"
import { placesFamily } from "./placesFamily.ts"
import { productFamily } from "./productFamily.ts"

/** What a shopper needs around a product, beyond the cart. */
export const nearbyPorts = [
  CatalogGateway,
  CaptchaGateway,
  StockNotificationGateway,
  ShelfStockGateway,
  ProductGateway,
  PhysicalStoreGateway,
  DropPointGateway,
  BookingGateway,
] as const

export type NearbyPorts = CartPorts | (typeof nearbyPorts)[number]["Identifier"]

/** The services around a product, on top of those of `browserRoot`. */
export function browserNearby<Before>(root: Linked<Before | CartPorts>): Linked<Before | NearbyPorts> {
  return linkPorts(nearbyPorts, [pagesFamily(), productFamily(), placesFamily(), bookingFamily()], root)
}
