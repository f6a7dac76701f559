import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import { ShippingGateway } from "../../application/checkout/ShippingGateway.ts"
import { DropPointGateway } from "../../application/location/DropPointGateway.ts"
import { GeographyGateway } from "../../application/location/GeographyGateway.ts"
import { PhysicalStoreGateway } from "../../application/location/PhysicalStoreGateway.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { checkoutModule } from "./checkoutModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { paymentModule } from "./paymentModule.ts"
import { locationModule } from "./locationModule.ts"

/** Ports of delivery, in addition to the cart's. */
const deliveryPorts = [
  AccountGateway,
  AddressGateway,
  CheckoutGateway,
  ShippingGateway,
  PhysicalStoreGateway,
  DropPointGateway,
  GeographyGateway,
] as const

export type DeliveryPorts = CartPorts | (typeof deliveryPorts)[number]["Identifier"]

/** Adds the delivery services to `browserRoot`. */
export function browserDelivery(root: BrowserRoot): LinkedPorts<DeliveryPorts> {
  return linkPorts(deliveryPorts, [checkoutModule(), paymentModule(), locationModule()], root)
}
