import type { SessionLifetime } from "../../domain/session/GuestIdentity.ts"
import type { SetCookie } from "../../domain/session/setCookie.ts"
import { readSetCookie, sessionCookieKind } from "../../domain/session/setCookie.ts"
import { sessionCookieName } from "../../domain/session/sessionCookieName.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { SessionCookies } from "./RequestCookieSession.ts"
import { heldCookieName, heldFor } from "./RequestCookieSession.ts"

/** Whose login it is. */
export interface LoginVisit {
  readonly storeId: StoreId
  readonly cookies: SessionCookies
  /** As in `sessionCookieName`. */
  readonly separator: string
}

/** Every name that a session's cookie may have, of this store or another. */
const OF_A_SESSION = /^(?:__(?:Host|Secure)-)?(?:access_token|refresh_token|user_type)(?:[^A-Za-z0-9].*)?$/

/**
 * Hands a navigation to the backend's login pages on, and keeps what comes of it (ruling R4): the backend reads the
 * session by the specification's names, and whatever cookies it makes one with, readable or not, stay with this server
 * as HttpOnly ones. Cookies that are none of a session's pass in both directions. The session is remembered as long as
 * the backend wants its refresh token, or what it sets in its place, to be.
 */
export async function passLogin(
  request: Request,
  pass: (request: Request) => Promise<Response>,
  visit: LoginVisit,
): Promise<Response> {
  const passed = new Request(request.url, request)
  const cookie = cookiesForBackend(request.headers.get("cookie") ?? "", visit)
  if (cookie === "") passed.headers.delete("cookie")
  else passed.headers.set("cookie", cookie)
  const answer = await pass(passed)
  const headers = new Headers(answer.headers)
  headers.delete("set-cookie")
  const lines = answer.headers.getSetCookie().map((line) => ({ line, cookie: readSetCookie(line, Date.now()) }))
  const ofSession = lines.flatMap(({ cookie }) =>
    cookie !== undefined && OF_A_SESSION.test(cookie.name) ? [cookie] : [],
  )
  for (const { line, cookie } of lines)
    if (cookie === undefined || !ofSession.includes(cookie)) headers.append("set-cookie", line)
  const lifetime = lifetimeOf(ofSession, visit)
  for (const cookie of ofSession) keepSessionCookie(cookie, lifetime, visit)
  return new Response(answer.body, { status: answer.status, headers })
}

function cookiesForBackend(header: string, { storeId, cookies, separator }: LoginVisit): string {
  const others = header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "" && !OF_A_SESSION.test(pair.split("=", 1)[0] ?? ""))
  const userType = cookies.get(sessionCookieName("user_type", storeId, separator))
  const held =
    userType === undefined
      ? []
      : ([
          ["user_type", userType],
          ...(["access_token", "refresh_token"] as const).map(
            (name) => [name, cookies.get(heldCookieName(name, storeId, cookies.isHttps, separator))] as const,
          ),
        ] as const)
  const own = held.flatMap(([name, value]) => (value ? [`${name}@${storeId}=${encodeURIComponent(value)}`] : []))
  return [...others, ...own].join("; ")
}

/**
 * How long the backend wants the session to be remembered: the refresh token's lifetime, since an access token ends
 * long before.
 */
function lifetimeOf(ofSession: readonly SetCookie[], { storeId, separator }: LoginVisit): SessionLifetime {
  const kinds = ["refresh_token", "user_type", "access_token"]
  const [first] = kinds.flatMap((kind) =>
    ofSession.filter(
      ({ name, maxAgeSeconds }) => maxAgeSeconds !== 0 && sessionCookieKind(name, storeId, separator) === kind,
    ),
  )
  return first?.maxAgeSeconds ?? "browser"
}

/** Keeps a cookie of the session. Another store's goes nowhere. */
function keepSessionCookie(
  cookie: SetCookie,
  lifetime: SessionLifetime,
  { storeId, cookies, separator }: LoginVisit,
): void {
  const kind = sessionCookieKind(cookie.name, storeId, separator)
  const life = cookie.maxAgeSeconds === 0 ? { maxAgeSeconds: 0 } : heldFor(lifetime)
  if (kind === "user_type") {
    const userType = cookie.value === "registered" ? "registered" : "guest"
    cookies.set(sessionCookieName(kind, storeId, separator), cookie.maxAgeSeconds === 0 ? "" : userType, {
      ...life,
      httpOnly: false,
    })
  } else if (kind !== undefined) {
    cookies.set(heldCookieName(kind, storeId, cookies.isHttps, separator), unescaped(cookie.value), {
      ...life,
      httpOnly: true,
    })
  }
}

/** The value as a program reads it; one that is not escaped as it is. */
function unescaped(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
