import { createHmac } from "node:crypto"
import { serialize } from "cookie"
import { sameSecret } from "../platform/ports/sameSecret.ts"
import { readCookies } from "../customers/session/cookies.ts"

/** Lifetime of a browser's session: 12 hours, a working day. */
const ADMIN_SESSION_SECONDS = 43_200
const COOKIE = "sandbox_admin"

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
  const cookieLine = (value: string, maxAge: number): string =>
    serialize(COOKIE, value, { maxAge, path: "/sandbox", httpOnly: true, secure: isSecure, sameSite: "strict" })
  return {
    isKey: (candidate) => sameSecret(key, candidate),
    hasCookie: (request) => {
      const [end = "", candidate = ""] = (readCookies(request).get(COOKIE) ?? "").split(".")
      return sameSecret(proof(end), candidate) && Number(end) > now()
    },
    cookie: () => {
      const end = String(now() + ADMIN_SESSION_SECONDS * 1_000)
      return cookieLine(`${end}.${proof(end)}`, ADMIN_SESSION_SECONDS)
    },
    clearedCookie: () => cookieLine("", 0),
  }
}
