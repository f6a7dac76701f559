import type { SessionLifetime } from "../../domain/session/GuestIdentity.ts"
import type { SetCookie } from "../../domain/session/setCookie.ts"
import { readSetCookie, sessionCookieKind } from "../../domain/session/setCookie.ts"
import { sessionCookieName } from "../../domain/session/sessionCookieName.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { SessionCookies } from "./RequestCookieSession.ts"
import { serverCookieName, cookieMaxAge } from "./RequestCookieSession.ts"

/** Whose login it is. */
export interface LoginContext {
  readonly storeId: StoreId
  readonly cookies: SessionCookies
  /** As in `sessionCookieName`. */
  readonly separator: string
}

/** Every name that a session's cookie may have, of this store or another. */
const SESSION_COOKIE_NAME = /^(?:__(?:Host|Secure)-)?(?:access_token|refresh_token|user_type)(?:[^A-Za-z0-9].*)?$/

/**
 * Hands a navigation to the backend's login pages on, and keeps what comes of it (ruling R4): the backend reads the
 * session by the specification's names, and whatever cookies it makes one with, readable or not, stay with this server
 * as HttpOnly ones. Cookies that are none of a session's pass in both directions. The session is remembered as long as
 * the backend wants its refresh token, or what it sets in its place, to be.
 */
export async function proxyLogin(
  request: Request,
  proxy: (request: Request) => Promise<Response>,
  login: LoginContext,
): Promise<Response> {
  const proxied = new Request(request.url, request)
  const cookie = cookiesForBackend(request.headers.get("cookie") ?? "", login)
  if (cookie === "") proxied.headers.delete("cookie")
  else proxied.headers.set("cookie", cookie)
  const response = await proxy(proxied)
  const headers = new Headers(response.headers)
  headers.delete("set-cookie")
  const lines = response.headers.getSetCookie().map((line) => ({ line, cookie: readSetCookie(line, Date.now()) }))
  const sessionCookies = lines.flatMap(({ cookie }) =>
    cookie !== undefined && SESSION_COOKIE_NAME.test(cookie.name) ? [cookie] : [],
  )
  for (const { line, cookie } of lines)
    if (cookie === undefined || !sessionCookies.includes(cookie)) headers.append("set-cookie", line)
  const lifetime = lifetimeOf(sessionCookies, login)
  for (const cookie of sessionCookies) storeSessionCookie(cookie, lifetime, login)
  return new Response(response.body, { status: response.status, headers })
}

function cookiesForBackend(header: string, { storeId, cookies, separator }: LoginContext): string {
  const others = header
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "" && !SESSION_COOKIE_NAME.test(pair.split("=", 1)[0] ?? ""))
  const userType = cookies.get(sessionCookieName("user_type", storeId, separator))
  const serverCookies =
    userType === undefined
      ? []
      : ([
          ["user_type", userType],
          ...(["access_token", "refresh_token"] as const).map(
            (name) => [name, cookies.get(serverCookieName(name, storeId, cookies.isHttps, separator))] as const,
          ),
        ] as const)
  const own = serverCookies.flatMap(([name, value]) =>
    value ? [`${name}@${storeId}=${encodeURIComponent(value)}`] : [],
  )
  return [...others, ...own].join("; ")
}

/**
 * How long the backend wants the session to be remembered: the refresh token's lifetime, since an access token ends
 * long before.
 */
function lifetimeOf(sessionCookies: readonly SetCookie[], { storeId, separator }: LoginContext): SessionLifetime {
  const kinds = ["refresh_token", "user_type", "access_token"]
  const [first] = kinds.flatMap((kind) =>
    sessionCookies.filter(
      ({ name, maxAgeSeconds }) => maxAgeSeconds !== 0 && sessionCookieKind(name, storeId, separator) === kind,
    ),
  )
  return first?.maxAgeSeconds ?? "browser"
}

/** Keeps a cookie of the session. Another store's goes nowhere. */
function storeSessionCookie(
  cookie: SetCookie,
  lifetime: SessionLifetime,
  { storeId, cookies, separator }: LoginContext,
): void {
  const kind = sessionCookieKind(cookie.name, storeId, separator)
  const cookieOptions = cookie.maxAgeSeconds === 0 ? { maxAgeSeconds: 0 } : cookieMaxAge(lifetime)
  if (kind === "user_type") {
    const userType = cookie.value === "registered" ? "registered" : "guest"
    cookies.set(sessionCookieName(kind, storeId, separator), cookie.maxAgeSeconds === 0 ? "" : userType, {
      ...cookieOptions,
      httpOnly: false,
    })
  } else if (kind !== undefined) {
    cookies.set(serverCookieName(kind, storeId, cookies.isHttps, separator), decodedValue(cookie.value), {
      ...cookieOptions,
      httpOnly: true,
    })
  }
}

/** The value as a program reads it; one that is not escaped as it is. */
function decodedValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
