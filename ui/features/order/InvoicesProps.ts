import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"

/** What the invoices of an order are shown from. */
export interface InvoicesProps {
  readonly opened: OrderDetails
  readonly guestToken: string | undefined
}
