import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { Order } from "../../domain/order/Order.ts"
import type { PaymentProgress } from "../../domain/payment/paymentProgress.ts"
import type { RepayInfo } from "../../domain/payment/RepayInfo.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"

/** Name of the page to which a bank redirects back. */
export const PAYMENT_PAGE = "ItxOrderPaymentPage"
/** Name of the page on which an unpaid order is paid again. */
export const REPAYMENT_PAGE = "ItxOrderRepaymentPage"

/**
 * Content of a page after a payment. Plain data that serializes to JSON; a guest's token stays in the page's address.
 */
export type PaymentPage =
  | { readonly page: "return"; readonly orderId: OrderId; readonly payment: PaymentProgress }
  | {
      readonly page: "repayment"
      readonly order: Order
      readonly payment: PaymentProgress
      readonly repay?: RepayInfo
      readonly methods: readonly PaymentMethod[]
    }
