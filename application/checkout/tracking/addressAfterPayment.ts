import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { purchasePages } from "../../../domain/navigation/purchasePages.ts"
import type { PaymentPage } from "../PaymentPage.ts"

/**
 * Returns the immediate redirect of a page after a payment: the confirmation of a paid order, or the repayment page of
 * an unpaid one, with the page names from the store's `configuration`. A repaid order is marked as such up to its
 * confirmation (S2.5). Returns `undefined` when the page shows the status itself or nothing is
 * known yet.
 */
export function addressAfterPayment(
  address: PageAddress,
  payment: PaymentPage,
  configuration: Readonly<Record<string, string>>,
): PageAddress | undefined {
  const { status } = payment.payment
  const pages = purchasePages(configuration)
  const orderId = payment.page === "repayment" ? payment.order.id : payment.orderId
  const token =
    address.parameters["guestToken"] ?? ("guestToken" in payment.payment ? payment.payment.guestToken : undefined)
  const isRepay = payment.page === "repayment" || address.parameters["repay"] === "1"
  const parameters = { orderId, ...(token === undefined ? {} : { guestToken: token }) }
  if (status === "paid")
    return { ...address, page: pages.confirmation, parameters: isRepay ? { ...parameters, repay: "1" } : parameters }
  return status === "repaymentRequired" && payment.page === "return"
    ? { ...address, page: pages.repayment, parameters }
    : undefined
}
