import { AccountGateway } from "../../application/account/AccountGateway.ts"
import { AddressGateway } from "../../application/address/AddressGateway.ts"
import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import { BrowserFactsSource } from "../../application/platform/BrowserFactsSource.ts"
import { PageNavigator } from "../../application/platform/PageNavigator.ts"
import { browserNavigator } from "../browser/BrowserNavigator.ts"
import { windowFacts } from "../browser/WindowFacts.ts"
import type { BrowserRoot, CartPorts } from "./browserRoot.ts"
import { checkoutFamily } from "./checkoutFamily.ts"
import { family } from "./Family.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"
import { constant } from "./PortBinding.ts"

/** What a purchase needs beyond the cart. */
export const checkoutPorts = [PageNavigator, BrowserFactsSource, AccountGateway, AddressGateway, CheckoutGateway] as const

export type CheckoutPorts = CartPorts | (typeof checkoutPorts)[number]["Identifier"]

/** The services of a checkout, on top of those of `browserRoot`. */
export function browserCheckout(root: BrowserRoot): Linked<CheckoutPorts> {
  return linkPorts(checkoutPorts, [
    family(constant(PageNavigator, browserNavigator()), constant(BrowserFactsSource, windowFacts())),
    checkoutFamily(),
  ], root)
}
