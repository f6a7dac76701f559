import * as Effect from "effect/Effect"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { fetchPayment, loadRepayment } from "../checkout/loadPayment.ts"
import { REPAYMENT_PAGE } from "../checkout/PaymentPage.ts"
import { framedPage, notFound } from "./loadPage.ts"
import type { PageContent } from "./PageData.ts"

/**
 * Loads a page after a payment; separate from `loadPage` because of its gateways. Never fails: errors become error
 * pages.
 */
export const loadPaymentPage = Effect.fn("navigation.loadPaymentPage")(function* (address: PageAddress) {
  const { orderId = "", guestToken, repay } = address.parameters
  if (!isOrderId(orderId)) return yield* framedPage(address, Effect.succeed(notFound("order")))
  const content =
    address.page === REPAYMENT_PAGE
      ? Effect.map(loadRepayment(orderId, guestToken), (payment): PageContent => ({ content: "payment", payment }))
      : Effect.map(fetchPayment(orderId, guestToken, repay === "1"), ({ payment }): PageContent => ({
          content: "payment",
          payment: { page: "return", orderId, payment },
        }))
  return yield* framedPage(address, content)
})
