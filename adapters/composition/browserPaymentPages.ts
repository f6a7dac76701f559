import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import type { BrowserPages, PagesPorts } from "./browserPages.ts"
import { checkoutModule } from "./checkoutModule.ts"
import type { LinkedPorts } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** Ports of the pages after a payment, in addition to the catalogue's. */
export const paymentPagesPorts = [CheckoutGateway] as const

export type PaymentPagesPorts = PagesPorts | (typeof paymentPagesPorts)[number]["Identifier"]

/** Adds the services of a page after a payment to `browserPages`. */
export function browserPaymentPages(pages: BrowserPages): LinkedPorts<PaymentPagesPorts> {
  return linkPorts(paymentPagesPorts, [checkoutModule()], pages)
}
