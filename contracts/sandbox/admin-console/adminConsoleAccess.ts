import { createHmac } from "node:crypto"
import { sameSecret } from "../ports/sameSecret.ts"
import { readCookies } from "../session/cookies.ts"

/** Lifetime of a browser's session: 12 hours, a working day. */
const ADMIN_SESSION_SECONDS = 43_200
const COOKIE = "sandbox_admin"
const COOKIE_ATTRIBUTES = "Path=/sandbox; HttpOnly; SameSite=Strict"

/** Access to the admin console: by its key, or by the cookie of a browser that has entered the key. */
export interface AdminConsoleAccess {
  readonly isKey: (candidate: string | null | undefined) => boolean
  /** Whether the request has a valid cookie that has not expired. */
  readonly hasCookie: (request: Request) => boolean
  readonly cookie: () => string
  readonly clearedCookie: () => string
}

/** The cookie holds its expiry time signed with the key. Nothing is stored, and several processes accept it. */
export const adminConsoleAccess = (key: string, now: () => number, isSecure: boolean): AdminConsoleAccess => {
  const proof = (end: string): string => createHmac("sha256", key).update(`admin ${end}`).digest("base64url")
  const secure = isSecure ? "; Secure" : ""
  return {
    isKey: (candidate) => sameSecret(key, candidate),
    hasCookie: (request) => {
      const [end = "", candidate = ""] = (readCookies(request).get(COOKIE) ?? "").split(".")
      return sameSecret(proof(end), candidate) && Number(end) > now()
    },
    cookie: () => {
      const end = String(now() + ADMIN_SESSION_SECONDS * 1_000)
      return `${COOKIE}=${end}.${proof(end)}; Max-Age=${ADMIN_SESSION_SECONDS}; ${COOKIE_ATTRIBUTES}${secure}`
    },
    clearedCookie: () => `${COOKIE}=; Max-Age=0; ${COOKIE_ATTRIBUTES}${secure}`,
  }
}
