import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { purchasePages } from "../../domain/navigation/purchasePages.ts"
import type { PaymentPage } from "./PaymentPage.ts"

/**
 * Where a page after a payment leads on to at once: a paid order to its confirmation, one that waits to be paid again
 * to its repayment, each under the name that the store's `configuration` gives it. That an order was paid again is said
 * all the way to its confirmation (specification, section 2). `undefined` where there is something to say here, or
 * nothing known yet.
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
