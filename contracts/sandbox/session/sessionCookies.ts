import type { AnswerHeaders } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { setTokenCookie, setUserTypeCookie } from "./cookies.ts"
import { ACCESS_SECONDS, REFRESH_SECONDS, type Tokens } from "./Sessions.ts"

/** The cookies of a registered session; they go with the browser when the shopper does not want to be remembered. */
export const sessionCookies = ({ publicUrl }: SandboxServices, storeId: string, tokens: Tokens, rememberMe = true): AnswerHeaders => {
  const site = { storeId, secure: publicUrl.startsWith("https:") }
  const life = rememberMe ? REFRESH_SECONDS : "browser"
  return [
    setTokenCookie("access_token", tokens.accessToken, rememberMe ? ACCESS_SECONDS : "browser", site),
    setTokenCookie("refresh_token", tokens.refreshToken, life, site),
    setUserTypeCookie("registered", life, site),
  ]
}
