import type { ResponseHeaders } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { cookieSite, setTokenCookie, setUserTypeCookie } from "./cookies.ts"
import { ACCESS_SECONDS, REFRESH_SECONDS, type Tokens } from "./Sessions.ts"

/** Returns the cookies of a registered session; session cookies without "remember me". */
export const sessionCookies = (
  services: SandboxServices,
  storeId: string,
  tokens: Tokens,
  rememberMe = true,
): ResponseHeaders => {
  const site = cookieSite(services, storeId)
  const life = rememberMe ? REFRESH_SECONDS : "browser"
  return [
    setTokenCookie("access_token", tokens.accessToken, rememberMe ? ACCESS_SECONDS : "browser", site),
    setTokenCookie("refresh_token", tokens.refreshToken, life, site),
    setUserTypeCookie("registered", life, site),
  ]
}
