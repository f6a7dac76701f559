import type { OrderId } from "../../domain/shared/OrderId.ts"

/** A payment to be asked after: of a guest's order by its token, and of one that is paid again. */
export interface OpenPayment {
  readonly orderId: OrderId
  readonly guestToken: string | undefined
  readonly isRepay: boolean
}
