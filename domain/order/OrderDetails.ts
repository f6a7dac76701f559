import type { Invoice } from "./Invoice.ts"
import type { OrderWithParts } from "./OrderWithParts.ts"
import type { OrderAction } from "./OrderProgress.ts"

/**
 * An order as a shopper opened it: what became of it until now, and what may be done with it. Plain data, without any
 * token.
 */
export interface OrderDetails extends OrderWithParts {
  /**
   * `session`: of whoever bought it. `token`: by the link of a guest's mail, with which parts alone can be cancelled
   * and a ticket read.
   */
  readonly openedBy: "session" | "token"
  readonly actions: readonly OrderAction[]
  /** The newest first; absent where there is none, or a token opened it. */
  readonly invoices?: readonly Invoice[]
}
