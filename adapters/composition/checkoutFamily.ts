import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import { httpAccountGateway } from "../backend/account/HttpAccountGateway.ts"
import { httpAddressGateway } from "../backend/address/HttpAddressGateway.ts"
import { httpCheckoutGateway } from "../backend/checkout/HttpCheckoutGateway.ts"
import { family } from "./Family.ts"
import { gateway, gatewayWithIds } from "./identityFamily.ts"

/** What a cart of a store becomes an order with, over HTTP: who buys, where it goes, and the payment. */
export function checkoutFamily() {
  return family(
    gateway(AccountGateway, httpAccountGateway),
    gateway(AddressGateway, httpAddressGateway),
    gatewayWithIds(CheckoutGateway, httpCheckoutGateway),
  )
}
