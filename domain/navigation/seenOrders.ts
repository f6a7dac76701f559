/** Cookie of the orders whose confirmation this browser has shown: order ids with dots between them, newest first. */
export const SEEN_ORDERS_COOKIE = "seen_orders"
/** One day: the order tracking cookie (S9). */
export const SEEN_ORDERS_SECONDS = 86_400
const MAX_ORDERS = 10

/** Whether a cookie value contains an order. */
export function hasSeenOrder(value: string | undefined, orderId: string): boolean {
  return (value ?? "").split(".").includes(orderId)
}

/** Returns the cookie value with an order. */
export function withSeenOrder(value: string | undefined, orderId: string): string {
  const others = (value ?? "").split(".").filter((id) => /^[0-9]{1,19}$/.test(id) && id !== orderId)
  return [orderId, ...others].slice(0, MAX_ORDERS).join(".")
}
