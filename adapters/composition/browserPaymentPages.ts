import { CheckoutGateway } from "../../application/checkout/CheckoutGateway.ts"
import type { BrowserPages, PagesPorts } from "./browserPages.ts"
import { checkoutFamily } from "./checkoutFamily.ts"
import type { Linked } from "./linkPorts.ts"
import { linkPorts } from "./linkPorts.ts"

/** What the pages after a payment are read from, beyond those of the catalogue. */
export const paymentPagesPorts = [CheckoutGateway] as const

export type PaymentPagesPorts = PagesPorts | (typeof paymentPagesPorts)[number]["Identifier"]

/** The services of a page after a payment, on top of those of `browserPages`. */
export function browserPaymentPages(pages: BrowserPages): Linked<PaymentPagesPorts> {
  return linkPorts(paymentPagesPorts, [checkoutFamily()], pages)
}
