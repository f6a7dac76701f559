import type { OpenedOrder } from "../../../domain/order/OpenedOrder.ts"

/** What the invoices of an order are shown from. */
export interface InvoicesProps {
  readonly opened: OpenedOrder
  readonly guestToken: string | undefined
}
