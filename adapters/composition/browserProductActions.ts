import { BookingGateway } from "../../application/booking/BookingGateway.ts"
import { CaptchaGateway } from "../../application/catalog/CaptchaGateway.ts"
import { CatalogGateway } from "../../application/catalog/CatalogGateway.ts"
import { ProductGateway } from "../../application/catalog/ProductGateway.ts"
import { StoreStockGateway } from "../../application/catalog/StoreStockGateway.ts"
import { RestockAlertGateway } from "../../application/catalog/RestockAlertGateway.ts"
import { DropPointGateway } from "../../application/location/DropPointGateway.ts"
import { PhysicalStoreGateway } from "../../application/location/PhysicalStoreGateway.ts"
import { bookingModule } from "./bookingModule.ts"
import type { CartPorts } from "./browserRoot.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { pagesModule } from "./pagesModule.ts"
import { locationModule } from "./locationModule.ts"
import { productModule } from "./productModule.ts"

/** Ports of product actions, in addition to the cart's. */
export const productActionPorts = [
  CatalogGateway,
  CaptchaGateway,
  RestockAlertGateway,
  StoreStockGateway,
  ProductGateway,
  PhysicalStoreGateway,
  DropPointGateway,
  BookingGateway,
] as const

export type ProductActionPorts = CartPorts | (typeof productActionPorts)[number]["Identifier"]

/** Adds the services of product actions to `browserRoot`. */
export function browserProductActions<Base>(
  root: LinkedPorts<Base | CartPorts>,
): LinkedPorts<Base | ProductActionPorts> {
  return linkPorts(productActionPorts, [pagesModule(), productModule(), locationModule(), bookingModule()], root)
}
