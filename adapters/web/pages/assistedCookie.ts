import type { AssistedShopping } from "../../../domain/agent/AssistedShopping.ts"
import { assistanceEnded, readAssistedShopping } from "../../../domain/agent/AssistedShopping.ts"
import type { RequestCookies } from "../RequestCookies.ts"

/** Names the client for whom staff shop in this browser; the session itself is in the cookies of every session. */
export const ASSISTED_COOKIE = "assisted_purchase"

/** Stores the client for whom staff shop until the browser is closed. */
export function rememberAssistance(shopping: AssistedShopping, cookies: RequestCookies): void {
  cookies.set(ASSISTED_COOKIE, JSON.stringify(shopping), { httpOnly: true })
}

export function forgetAssistance(cookies: RequestCookies): void {
  cookies.set(ASSISTED_COOKIE, "", { maxAgeSeconds: 0, httpOnly: true })
}

/** Returns the client for whom staff shop; `undefined` after the delegation has expired. */
export function currentAssistance(cookies: RequestCookies): AssistedShopping | undefined {
  const shopping = readAssistedShopping(cookies.get(ASSISTED_COOKIE))
  return shopping === undefined || assistanceEnded(shopping, Date.now()) !== undefined ? undefined : shopping
}
