/** The page's cookies that scripts can read. */
export interface PageCookies {
  readonly get: (name: string) => string | undefined
  /** The lifetime is `maxAgeSeconds`, or the browser session when undefined; 0 removes the cookie. */
  readonly set: (name: string, value: string, maxAgeSeconds: number | undefined) => void
}

/** Cookies of a document for the whole site; `Secure` on an https page. */
export function pageCookies(document: Document = globalThis.document): PageCookies {
  const isHttps = () => document.defaultView?.location.protocol === "https:"
  return {
    get: (name) => {
      for (const pair of document.cookie.split(";")) {
        const at = pair.indexOf("=")
        if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim())
      }
      return undefined
    },
    set: (name, value, maxAgeSeconds) => {
      const lifetime = maxAgeSeconds === undefined ? [] : [`Max-Age=${Math.max(0, Math.floor(maxAgeSeconds))}`]
      document.cookie = [
        `${name}=${encodeURIComponent(value)}`,
        "Path=/",
        "SameSite=Lax",
        ...lifetime,
        ...(isHttps() ? ["Secure"] : []),
      ].join("; ")
    },
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
