import { serialize } from "cookie"
import type { ResponseHeaders } from "../../platform/http/Operation.ts"
import { newToken, tokenHash } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { readCookies } from "../session/cookies.ts"
import { LOGIN_PAGES } from "../session/loginPaths.ts"

const COOKIE = "login_state"
const LIFE_SECONDS = 3_600
const VALUE = /^[A-Za-z0-9_-]{32}$/u

/** Binds a provider's callback to the browser that started it, which prevents login CSRF. */
export interface LoginState {
  /** Sent to the provider and back. */
  readonly state: string
  readonly headers: ResponseHeaders
}

const storedLoginState = (request: Request): string | undefined => {
  const held = readCookies(request).get(COOKIE)
  return held !== undefined && VALUE.test(held) ? held : undefined
}

/** Returns the state of this browser, a new one where it has none. */
export const loginState = ({ ports, publicUrl }: SandboxServices, request: Request): LoginState => {
  const value = storedLoginState(request) ?? newToken(ports)
  const secure = publicUrl.startsWith("https:")
  return {
    state: tokenHash(value),
    headers: [
      [
        "set-cookie",
        serialize(COOKIE, value, {
          maxAge: LIFE_SECONDS,
          path: LOGIN_PAGES.signIn,
          httpOnly: true,
          secure,
          sameSite: "lax",
        }),
      ],
    ],
  }
}

/** Whether this browser started the sign-in. */
export const isOwnState = (request: Request, state: string): boolean => {
  const held = storedLoginState(request)
  return held !== undefined && tokenHash(held) === state
}
