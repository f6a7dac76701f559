/** A cookie of a `Set-Cookie` header. */
export interface SetCookie {
  readonly name: string
  readonly value: string
  /** Seconds; 0 or less removes the cookie. Absent for a session cookie of the browser. */
  readonly maxAgeSeconds?: number
}

/** Parses a `Set-Cookie` line; `now` is in milliseconds since 1970. */
export function readSetCookie(line: string, now: number): SetCookie | undefined {
  const [pair = "", ...attributes] = line.split(";")
  const at = pair.indexOf("=")
  const name = pair.slice(0, Math.max(at, 0)).trim()
  if (name === "") return undefined
  const value = pair.slice(at + 1).trim()
  const lifetime = attributes.reduce<number | undefined>(
    (found, attribute) => {
      const [, maxAge] = /^\s*max-age\s*=\s*(-?[0-9]{1,12})\s*$/i.exec(attribute) ?? []
      return maxAge === undefined ? found : Number(maxAge)
    },
    expirySeconds(attributes, now),
  )
  return {
    name,
    value,
    ...(value === "" ? { maxAgeSeconds: 0 } : lifetime === undefined ? {} : { maxAgeSeconds: Math.max(0, lifetime) }),
  }
}

/** Returns the seconds from now to `Expires`; `Max-Age` takes precedence. */
function expirySeconds(attributes: readonly string[], now: number): number | undefined {
  const [, date = ""] =
    attributes.map((attribute) => /^\s*expires\s*=(.*)$/i.exec(attribute)).find((match) => match !== null) ?? []
  const moment = Date.parse(date.trim())
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.floor((moment - now) / 1000))
}

const SESSION_COOKIES = ["access_token", "refresh_token", "user_type"] as const

/**
 * Returns which session cookie a name is in this store: with or without the secure prefix, the separator and the
 * store's id.
 */
export function sessionCookieKind(
  name: string,
  storeId: string,
  separator: string,
): (typeof SESSION_COOKIES)[number] | undefined {
  const plain = name.replace(/^__(?:Host|Secure)-/, "")
  return SESSION_COOKIES.find(
    (kind) =>
      plain === kind ||
      plain === `${kind}@${storeId}` ||
      (separator !== "" && plain === `${kind}${separator}${storeId}`),
  )
}
