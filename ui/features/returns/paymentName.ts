import type { OrderPayment } from "../../../domain/order/Order.ts"

/** Returns a payment with its masked number, isolated from the direction of the text around it. */
export function paymentName({ name, maskedNumber }: Pick<OrderPayment, "name" | "maskedNumber">): string {
  return `\u2068${maskedNumber === undefined ? name : `${name} ${maskedNumber}`}\u2069`
}
