import type * as Brand from "effect/Brand"

/** The id of an order, and of the cart that becomes it. Digits as text (R3). */
export type OrderId = Brand.Branded<string, "OrderId">

/** Whether a text is an order id: one to nineteen digits. */
export function isOrderId(text: string): text is OrderId {
  return /^[0-9]{1,19}$/.test(text)
}
