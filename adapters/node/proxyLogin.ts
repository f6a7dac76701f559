import type { SessionLifetime } from "../../domain/session/GuestIdentity.ts"
import type { SetCookie } from "../../domain/session/setCookie.ts"
import { readSetCookie, sessionCookieKind } from "../../domain/session/setCookie.ts"
import { sessionCookieName } from "../../domain/session/sessionCookieName.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"
import type { SessionCookies } from "./RequestCookieSession.ts"
import { serverCookieName, cookieMaxAge } from "./RequestCookieSession.ts"

/** Store and cookie settings of a login. */
export interface LoginContext {
  readonly storeId: StoreId
  readonly cookies: SessionCookies
  /** As in `sessionCookieName`. */
  readonly separator: string
}

/** All names of session cookies, of this store or another. */
const SESSION_COOKIE_NAME = /^(?:__(?:Host|Secure)-)?(?:access_token|refresh_token|user_type)(?:[^A-Za-z0-9].*)?$/

/**
 * Forwards a navigation to the backend's login pages and stores the resulting session (R4). The backend reads
 * the session under the rules' names; all session cookies that it sets, readable or not, stay with this server
 * as HttpOnly ones. Other cookies pass in both directions. The session is remembered as long as the backend's refresh
 * token, or the cookie that replaces it.
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

/** Returns the lifetime of the session: the refresh token's, since an access token ends much earlier. */
function lifetimeOf(sessionCookies: readonly SetCookie[], { storeId, separator }: LoginContext): SessionLifetime {
  const kinds = ["refresh_token", "user_type", "access_token"]
  const [first] = kinds.flatMap((kind) =>
    sessionCookies.filter(
      ({ name, maxAgeSeconds }) => maxAgeSeconds !== 0 && sessionCookieKind(name, storeId, separator) === kind,
    ),
  )
  return first?.maxAgeSeconds ?? "browser"
}

/** Stores a session cookie. Cookies of another store are dropped. */
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

/** Returns the decoded cookie value; the raw value when it is not URL-encoded. */
function decodedValue(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
