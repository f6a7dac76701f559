import type { StoreFrame } from "../../../application/navigation/PageData.ts"
import { IDENTITY_LOCK } from "../../../application/session/identityLock.ts"
import { cookieSeparator, sessionCookieName } from "../../../domain/session/sessionCookieName.ts"

/** After this time the commands create the session themselves, in milliseconds. */
const TIMEOUT_MILLIS = 5_000

/**
 * Creates the session of a new guest while the scripts of the first command are fetched. The command waits for the
 * same lock and then finds the session, or creates it if this request failed. Only where the web server holds the
 * tokens. `onCreated` is called before the command continues.
 */
export function beginGuestSession(
  { store, language }: Pick<StoreFrame, "store" | "language">,
  onCreated: () => void,
): void {
  const cookie = `${sessionCookieName("user_type", store.id, cookieSeparator(store.configuration))}=`
  const hasSession = () => document.cookie.split("; ").some((pair) => pair.startsWith(cookie))
  // Absent on insecure pages, contrary to the type.
  if (!("locks" in navigator) || hasSession()) return
  const address = `/api/storefront/1/stores/${store.id}/users/guests?language=${encodeURIComponent(language.code)}`
  const create = async () => {
    if (hasSession()) return
    const { ok } = await fetch(address, { method: "POST", signal: AbortSignal.timeout(TIMEOUT_MILLIS) })
    if (ok) onCreated()
  }
  navigator.locks.request(IDENTITY_LOCK, create).catch(() => undefined /* the command tries again */)
}
