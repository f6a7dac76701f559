import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import type { BrowserPages, PagesPorts } from "./browserPages.ts"
import { checkoutModule } from "./checkoutModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** What the pages after a payment are read from, beyond those of the catalogue. */
export const paymentPagesPorts = [CheckoutGateway] as const

export type PaymentPagesPorts = PagesPorts | (typeof paymentPagesPorts)[number]["Identifier"]

/** The services of a page after a payment, on top of those of `browserPages`. */
export function browserPaymentPages(pages: BrowserPages): LinkedPorts<PaymentPagesPorts> {
  return linkPorts(paymentPagesPorts, [checkoutModule()], pages)
}
