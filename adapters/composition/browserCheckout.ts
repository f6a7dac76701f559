import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import { ProviderPaymentHandler } from "../../application/checkout/ProviderPaymentHandler.ts"
import { BrowserInfoSource } from "../../application/platform/BrowserInfoSource.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import { browserNavigator } from "../browser/BrowserNavigator.ts"
import { lazyFraudScreening } from "../browser/lazyFraudScreening.ts"
import { windowBrowserDetails } from "../browser/WindowBrowserDetails.ts"
import { noReferredPayment } from "../memory/NoReferredPayment.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { checkoutModule } from "./checkoutModule.ts"
import { adapterModule } from "./AdapterModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { constant } from "./PortBinding.ts"

/** Ports of a purchase, in addition to the cart's. */
export const checkoutPorts = [
  PageNavigator,
  BrowserInfoSource,
  FraudScreening,
  ProviderPaymentHandler,
  AccountGateway,
  AddressGateway,
  CheckoutGateway,
] as const

export type CheckoutPorts = CartPorts | (typeof checkoutPorts)[number]["Identifier"]

/** The base of the other payment roots. */
export type CheckoutRoot = LinkedPorts<CheckoutPorts>

/** Adds the checkout's services to `browserRoot`. */
export function browserCheckout(root: BrowserRoot): CheckoutRoot {
  return linkPorts(
    checkoutPorts,
    [
      adapterModule(
        constant(PageNavigator, browserNavigator()),
        constant(BrowserInfoSource, windowBrowserDetails()),
        constant(FraudScreening, lazyFraudScreening()),
        constant(ProviderPaymentHandler, noReferredPayment()),
      ),
      checkoutModule(),
    ],
    root,
  )
}
