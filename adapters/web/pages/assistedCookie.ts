import { createHash } from "node:crypto"
import type { AssistedShopping } from "../../../domain/agent/AssistedShopping.ts"
import { assistanceEnded, readAssistedShopping } from "../../../domain/agent/AssistedShopping.ts"
import { cookieSeparator, sessionCookieName } from "../../../domain/session/sessionCookieName.ts"
import type { Store } from "../../../domain/store/Store.ts"
import type { RequestCookies } from "../RequestCookies.ts"

/**
 * Names the client for whom staff shop in this browser, after a hash of the session's token, which is in the cookies of
 * every session: the assistance ends with that session, also when the client signs out or signs in.
 */
export const ASSISTED_COOKIE = "assisted_purchase"

/** Stores the client for whom staff shop until the browser is closed. */
export function rememberAssistance(shopping: AssistedShopping, store: Store, cookies: RequestCookies): void {
  const session = sessionHash(store, cookies) ?? ""
  cookies.set(ASSISTED_COOKIE, `${session} ${JSON.stringify(shopping)}`, { httpOnly: true })
}

export function forgetAssistance(cookies: RequestCookies): void {
  cookies.set(ASSISTED_COOKIE, "", { maxAgeSeconds: 0, httpOnly: true })
}

/** The client of this store for whom staff shop in this session; `undefined` after the delegation has expired. */
export function currentAssistance(store: Store, cookies: RequestCookies): AssistedShopping | undefined {
  const shopping = storedAssistance(store, cookies)
  return shopping === undefined || assistanceEnded(shopping, Date.now()) !== undefined ? undefined : shopping
}

/** As `currentAssistance`, also after the delegation has expired; `undefined` in another session. */
export function storedAssistance(store: Store, cookies: RequestCookies): AssistedShopping | undefined {
  const [, session, text] = /^([0-9a-f]+) (.*)$/s.exec(cookies.get(ASSISTED_COOKIE) ?? "") ?? []
  const shopping = readAssistedShopping(text)
  return shopping?.storeId === store.id && session === sessionHash(store, cookies) ? shopping : undefined
}

/** The token itself would be readable in a second cookie. */
function sessionHash({ id, configuration }: Store, cookies: RequestCookies): string | undefined {
  const separator = cookieSeparator(configuration)
  const name = sessionCookieName("access_token", id, separator)
  const isSignedOut = !cookies.get(sessionCookieName("user_type", id, separator))
  const token = isSignedOut
    ? undefined
    : [`__Host-${name}`, name].map((held) => cookies.get(held)).find((value) => value)
  return token === undefined ? undefined : createHash("sha256").update(token).digest("hex")
}
