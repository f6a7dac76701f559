import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"

/** The properties of the invoice components. */
export interface InvoicesProps {
  readonly opened: OrderDetails
  readonly guestToken: string | undefined
}
