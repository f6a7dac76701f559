import type { OrderId } from "../../../../domain/shared/OrderId.ts"

const KEY = "selvedge.orderToken.v1"

/**
 * Stores the token of a guest's order that is paid from its link, because a bank redirects to this tab without it. It
 * is never part of an address (R20) and is removed with the tab.
 */
export function storeOrderToken(orderId: OrderId, guestToken: string): void {
  try {
    sessionStorage.setItem(KEY, `${orderId} ${guestToken}`)
  } catch {
    // Storage may be disabled; the order's link then shows the payment status.
  }
}

/** The token of an order that was paid from its link in this tab. */
export function readOrderToken(orderId: OrderId): string | undefined {
  try {
    const [stored, guestToken] = sessionStorage.getItem(KEY)?.split(" ") ?? []
    return stored === orderId ? guestToken : undefined
  } catch {
    return undefined
  }
}
