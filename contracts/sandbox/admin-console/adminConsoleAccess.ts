import { createHmac } from "node:crypto"
import { sameSecret } from "../ports/sameSecret.ts"
import { readCookies } from "../session/cookies.ts"

/** How long a browser stays at the desk: a working day. */
const ADMIN_SESSION_SECONDS = 43_200
const COOKIE = "sandbox_desk"
const PLACE = "Path=/sandbox; HttpOnly; SameSite=Strict"

/** Who may stand at the desk: whoever holds its key, or a browser that gave it once. */
export interface AdminConsoleAccess {
  readonly isKey: (given: string | null | undefined) => boolean
  /** Whether the browser's cookie is one of ours and not over. */
  readonly hasCookie: (request: Request) => boolean
  readonly cookie: () => string
  readonly clearedCookie: () => string
}

/** The cookie is the moment of its end with a proof made from the key: nothing is kept, and several processes agree. */
export const adminConsoleAccess = (key: string, now: () => number, isSecure: boolean): AdminConsoleAccess => {
  const proof = (end: string): string => createHmac("sha256", key).update(`desk ${end}`).digest("base64url")
  const secure = isSecure ? "; Secure" : ""
  return {
    isKey: (given) => sameSecret(key, given),
    hasCookie: (request) => {
      const [end = "", given = ""] = (readCookies(request).get(COOKIE) ?? "").split(".")
      return sameSecret(proof(end), given) && Number(end) > now()
    },
    cookie: () => {
      const end = String(now() + ADMIN_SESSION_SECONDS * 1_000)
      return `${COOKIE}=${end}.${proof(end)}; Max-Age=${ADMIN_SESSION_SECONDS}; ${PLACE}${secure}`
    },
    clearedCookie: () => `${COOKIE}=; Max-Age=0; ${PLACE}${secure}`,
  }
}
