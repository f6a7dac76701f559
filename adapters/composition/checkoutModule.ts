import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import { httpAddressGateway } from "../backend/address/HttpAddressGateway.ts"
import { httpCheckoutGateway } from "../backend/checkout/HttpCheckoutGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway, gatewayWithIds } from "./identityModule.ts"

/** Gateways that turn a cart into an order, over HTTP: customer, delivery and payment. */
export function checkoutModule() {
  return adapterModule(
    gateway(AccountGateway, httpAccountGateway),
    gateway(AddressGateway, httpAddressGateway),
    gatewayWithIds(CheckoutGateway, httpCheckoutGateway),
  )
}
