import { isGuestToken } from "../../../domain/account/Registration.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import type { RequestCookies } from "../RequestCookies.ts"

/** Pages of one order that a guest's token opens, without the session of the purchase. */
export const GUEST_ORDER_PAGES: readonly string[] = [
  "ItxOrderPage",
  "ItxReturnPage",
  "ItxReturnDetailPage",
  "ItxWithdrawalPage",
  "ItxContactPage",
  "ItxClaimPage",
]

/** Cookie of the tokens, as `{orderId}.{token}` with commas between them, newest first. */
const COOKIE = "guest_orders"
/** One day, as the order tracking cookie (S9). */
const MAX_AGE_SECONDS = 86_400
/** With tokens of 256 characters the cookie stays below 4,096 bytes. */
const MAX_ORDERS = 10

/**
 * Stores the guest's token of an address in the browser, out of reach of scripts, so that the address can be shown
 * without it and reloaded (R20). Returns whether there was one.
 */
export function storeGuestOrder(address: PageAddress, cookies: RequestCookies): boolean {
  const { orderId = "", guestToken = "" } = address.parameters
  if (!GUEST_ORDER_PAGES.includes(address.page) || !isOrderId(orderId) || !isGuestToken(guestToken)) return false
  rememberGuestOrder(orderId, guestToken, cookies)
  return true
}

/** Stores a guest's token of an order. */
export function rememberGuestOrder(orderId: string, guestToken: string, cookies: RequestCookies): void {
  const others = storedOrders(cookies).filter(([id]) => id !== orderId)
  const value = [[orderId, guestToken], ...others].slice(0, MAX_ORDERS).map((pair) => pair.join("."))
  cookies.set(COOKIE, value.join(","), { maxAgeSeconds: MAX_AGE_SECONDS, httpOnly: true })
}

/** Returns the stored token of an order. */
export function guestTokenOf(orderId: string | undefined, cookies: RequestCookies): string | undefined {
  return storedOrders(cookies).find(([id]) => id === orderId)?.[1]
}

/** Adds the stored token of an order to the address of its page. */
export function withGuestToken(address: PageAddress, cookies: RequestCookies): PageAddress {
  if (!GUEST_ORDER_PAGES.includes(address.page)) return address
  const token = guestTokenOf(address.parameters["orderId"], cookies)
  return token === undefined ? address : { ...address, parameters: { ...address.parameters, guestToken: token } }
}

/** Returns an address without a guest's token. */
export function withoutGuestToken(address: PageAddress): PageAddress {
  const parameters = Object.entries(address.parameters).filter(([name]) => name !== "guestToken")
  return { ...address, parameters: Object.fromEntries(parameters) }
}

function storedOrders(cookies: RequestCookies): readonly (readonly [orderId: string, token: string])[] {
  return (cookies.get(COOKIE) ?? "").split(",").flatMap((pair) => {
    const [orderId = "", token = ""] = pair.split(".")
    return isOrderId(orderId) && isGuestToken(token) ? [[orderId, token] as const] : []
  })
}
