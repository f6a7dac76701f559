import type { Invoice } from "./Invoice.ts"
import type { OrderWithParts } from "./OrderWithParts.ts"
import type { OrderAction } from "./OrderProgress.ts"

/** An order with its history and available actions. Plain data, without any token. */
export interface OrderDetails extends OrderWithParts {
  /**
   * `session`: the session of the purchase. `token`: the link in a guest's email, which only allows cancelling parts
   * and reading a ticket.
   */
  readonly openedBy: "session" | "token"
  readonly actions: readonly OrderAction[]
  /** Newest first; absent when there is none, or a token opened it. */
  readonly invoices?: readonly Invoice[]
}
