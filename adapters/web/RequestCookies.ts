import { parse, serialize } from "cookie"
import { toWellFormed } from "../../domain/shared/toWellFormed.ts"

export interface CookieAttributes {
  /** Seconds; 0 removes the cookie, absent means a session cookie. */
  readonly maxAgeSeconds?: number
  readonly httpOnly: boolean
}

/** The cookies of one request, and those that its response sets. */
export interface RequestCookies {
  /** Returns the value that the browser sent or that was set since. */
  readonly get: (name: string) => string | undefined
  /** The names of all cookies. */
  readonly names: () => readonly string[]
  readonly set: (name: string, value: string, attributes: CookieAttributes) => void
  /** `Set-Cookie` lines of the response. */
  readonly lines: () => readonly string[]
  /** True for an https connection: only then may a cookie be `Secure` and named `__Host-`. */
  readonly isHttps: boolean
  /** The browser sends Global Privacy Control or Do Not Track (R18). */
  readonly hasPrivacySignal: boolean
}

const MAX_COOKIE_HEADER = 16_384

/** Parses a request's cookies. An unreadable cookie counts as absent. */
export function requestCookies(
  header: string | null,
  isHttps: boolean,
  hasPrivacySignal: boolean = false,
): RequestCookies {
  const values = new Map(Object.entries(parse((header ?? "").slice(0, MAX_COOKIE_HEADER), { decode: decoded })))
  values.delete("")
  const changed = new Map<string, string>()
  return {
    isHttps,
    hasPrivacySignal,
    get: (name) => values.get(name),
    names: () => [...values.keys()],
    set: (name, value, attributes) => {
      if (attributes.maxAgeSeconds === 0) values.delete(name)
      else values.set(name, value)
      changed.set(name, line(name, value, attributes, isHttps))
    },
    lines: () => [...changed.values()],
  }
}

function line(name: string, value: string, { maxAgeSeconds, httpOnly }: CookieAttributes, isHttps: boolean): string {
  return serialize(name, toWellFormed(value), {
    ...(maxAgeSeconds === undefined ? {} : { maxAge: Math.floor(maxAgeSeconds) }),
    path: "/",
    httpOnly,
    secure: isHttps,
    sameSite: "lax",
  })
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined // A cookie with invalid encoding is not one of this server's.
  }
}
