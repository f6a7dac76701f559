import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { OrderOption } from "../../domain/order/orderOptions.ts"

/** Name of the page of one order, for its customer or a guest with its token. */
export const ORDER_PAGE = "ItxOrderPage"

/** Content of that page. Plain data that serializes to JSON, without secrets. */
export interface OrderPageData {
  readonly order: OrderDetails
  /** What the customer can do now. */
  readonly options: readonly OrderOption[]
  /** Last day for a return in the store's own calendar; absent when it is over or could not be read. */
  readonly lastReturnDay?: string
  /** Last day for a withdrawal; absent before the last parcel is delivered, and where there is no such right. */
  readonly lastWithdrawalDay?: string
  /** A company's order, which can be saved as an order template. */
  readonly isBusiness?: true
}
