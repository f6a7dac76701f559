import type { BackendFetch } from "../../../adapters/backend/http/send/sendRequest.ts"

/** A backend whose sessions rotate: every refresh token works once, every new access token ends the last one. */
export class RotatingBackend {
  readonly replays: string[] = []
  guests = 0
  refreshes = 0
  /** Calls with the session's own token. */
  served = 0
  /** Response of a refresh in place of the regular one. */
  refreshAnswer: (() => Promise<Response>) | undefined
  private accessToken: string
  private refreshToken: string
  private made = 0

  constructor(accessToken = "access-0", refreshToken = "refresh-0") {
    this.accessToken = accessToken
    this.refreshToken = refreshToken
  }

  /** Invalidates the access token that is in use. */
  expire(): void {
    this.made += 1
    this.accessToken = `expired-${this.made}`
  }

  readonly fetch: BackendFetch = async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    // A real backend takes a while, in which other calls arrive.
    await new Promise((resolve) => setImmediate(resolve))
    if (pathname.endsWith("/users/guests")) {
      this.guests += 1
      return this.newSession({})
    }
    if (pathname === "/integration/oauth2/refresh") return this.refresh(request)
    if (request.headers.get("authorization") !== `Bearer ${this.accessToken}`)
      return Response.json({ code: 4, key: "_ERR_SESSION_EXPIRED", message: "Expired." }, { status: 401 })
    this.served += 1
    if (searchParams.has("retry")) this.replays.push(searchParams.getAll("retry").join(","))
    return Response.json({ itemCount: 1 })
  }

  private async refresh(request: Request): Promise<Response> {
    this.refreshes += 1
    if (this.refreshAnswer !== undefined) return this.refreshAnswer()
    const cookie = request.headers.get("cookie")
    if (cookie !== null && cookie !== `refresh_token=${this.refreshToken}`)
      return Response.json({ code: 4, key: "_ERR_SESSION_EXPIRED", message: "Used." }, { status: 401 })
    return this.newSession({ user_type: "guest" })
  }

  private newSession(rest: object): Response {
    this.made += 1
    this.accessToken = `access-${this.made}`
    this.refreshToken = `refresh-${this.made}`
    return Response.json(
      { access_token: this.accessToken, expires_in: 3600, ...rest },
      {
        headers: { "set-cookie": `refresh_token=${this.refreshToken}; Path=/; HttpOnly` },
      },
    )
  }
}
