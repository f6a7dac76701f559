import type { OrderId } from "../../../domain/shared/OrderId.ts"

const KEY = "selvedge.orderToken.v1"

/**
 * Keeps the token of a guest's order that is paid from its link: a bank leads back to this tab without it. Never in an
 * address (ruling R20), and gone with the tab.
 */
export function storeOrderToken(orderId: OrderId, guestToken: string): void {
  try {
    sessionStorage.setItem(KEY, `${orderId} ${guestToken}`)
  } catch {
    // storage may be forbidden; then the order's link says how the payment stands
  }
}

/** The token of an order that was paid from its link in this tab. */
export function readOrderToken(orderId: OrderId): string | undefined {
  try {
    const [kept, guestToken] = sessionStorage.getItem(KEY)?.split(" ") ?? []
    return kept === orderId ? guestToken : undefined
  } catch {
    return undefined
  }
}
