import {
  hasSeenOrder,
  SEEN_ORDERS_COOKIE,
  SEEN_ORDERS_SECONDS,
  withSeenOrder,
} from "../../../domain/navigation/seenOrders.ts"

/** Whether this browser has shown the confirmation of an order. */
export function isOrderSeen(orderId: string): boolean {
  return hasSeenOrder(storedValue(), orderId)
}

/** Stores that the confirmation of an order was shown: it thanks only once. */
export function markOrderSeen(orderId: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : ""
  document.cookie =
    `${SEEN_ORDERS_COOKIE}=${withSeenOrder(storedValue(), orderId)}; Path=/; ` +
    `Max-Age=${SEEN_ORDERS_SECONDS}; SameSite=Lax${secure}`
}

function storedValue(): string | undefined {
  return new RegExp(`(?:^|;\\s*)${SEEN_ORDERS_COOKIE}=([0-9.]*)`).exec(document.cookie)?.[1]
}
