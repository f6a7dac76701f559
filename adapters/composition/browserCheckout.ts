import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import { FraudScreening } from "../../application/checkout/FraudScreening.ts"
import { ReferredPayment } from "../../application/checkout/ReferredPayment.ts"
import { BrowserFactsSource } from "../../application/platform/BrowserFactsSource.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import { browserNavigator } from "../browser/BrowserNavigator.ts"
import { lazyFraudScreening } from "../browser/lazyFraudScreening.ts"
import { windowFacts } from "../browser/WindowFacts.ts"
import { noReferredPayment } from "../memory/NoReferredPayment.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { checkoutFamily } from "./checkoutFamily.ts"
import { family } from "./Family.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { constant } from "./PortBinding.ts"

/** What a purchase needs beyond the cart. */
export const checkoutPorts = [
  PageNavigator,
  BrowserFactsSource,
  FraudScreening,
  ReferredPayment,
  AccountGateway,
  AddressGateway,
  CheckoutGateway,
] as const

export type CheckoutPorts = CartPorts | (typeof checkoutPorts)[number]["Identifier"]

/** The services of a checkout, for what stands on them. */
export type CheckoutRoot = Linked<CheckoutPorts>

/** The services of a checkout, on top of those of `browserRoot`. */
export function browserCheckout(root: BrowserRoot): CheckoutRoot {
  return linkPorts(
    checkoutPorts,
    [
      family(
        constant(PageNavigator, browserNavigator()),
        constant(BrowserFactsSource, windowFacts()),
        constant(FraudScreening, lazyFraudScreening()),
        constant(ReferredPayment, noReferredPayment()),
      ),
      checkoutFamily(),
    ],
    root,
  )
}
