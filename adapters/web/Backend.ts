/** Answers backend calls: the sandbox in this process, or a server elsewhere. */
export interface Backend {
  /** Origin that gateways call; only path and query matter to the sandbox. */
  readonly url: string
  /** One call of a gateway. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Hands a browser's own request on as it is, cookies included: pictures, the login page, the sandbox's own pages. */
  readonly pass: (request: Request) => Promise<Response>
  /** Paths that are handed on as they are. */
  readonly passedPaths: readonly string[]
  readonly close: () => Promise<void>
}

/** The page on which shoppers log in belongs to whoever keeps their accounts. */
export const LOGIN_PATH = "/integration/oauth2/login"

/** A backend somewhere else. Redirects are handed on, not followed: a token never reaches another host. */
export function remoteBackend(url: string): Backend {
  const origin = url.replace(/\/+$/, "")
  const call = (request: Request) => fetch(request, { redirect: "manual" })
  return {
    url: origin,
    fetch: call,
    pass: (request) => {
      const { pathname, search } = new URL(request.url)
      return call(new Request(`${origin}${pathname}${search}`, request))
    },
    passedPaths: ["/media/", LOGIN_PATH],
    close: () => Promise.resolve(),
  }
}
