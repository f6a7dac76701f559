import { readText } from "../http/readBody.ts"
import { invalidField } from "../http/Refusal.ts"
import { NO_CACHE } from "../http/responses.ts"
import { newToken } from "../ports/token.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { loginTarget, pageLanguage } from "./beginLogin.ts"
import { setTokenCookie, setUserTypeCookie, tokenCookie } from "./cookies.ts"
import { passwordMatches } from "./passwords.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"
import { ACCESS_SECONDS, bearerToken, endSessionById, findSession, REFRESH_SECONDS, startSession, type Tokens } from "./Sessions.ts"
import { signInPage } from "./signInPage.ts"

const MAX_FORM_BYTES = 16_384

/**
 * The form of the sign-in page. Success starts a new session with new tokens, ends the guest's, lets the areas take
 * over what the guest had, and leads on to redirectUri; a wrong pair shows the page again.
 */
export const completeLogin = async (services: SandboxServices, request: Request): Promise<Response> => {
  const { ports, storage, stores, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  const store = await stores.require(new URL(request.url).searchParams.get("storeId") ?? "")
  const form = await readForm(request)
  const target = await loginTarget(services, store, form.get("redirectUri") ?? "")
  const email = (form.get("email") ?? "").trim().toLowerCase()
  const customer = await storage.db.selectFrom("customer").select(["user_id", "kind", "password_hash"]).where("email", "=", email).executeTakeFirst()
  if (!(await passwordMatches(form.get("password") ?? "", customer?.password_hash ?? null)) || customer === undefined) {
    const { html, headers } = signInPage({
      language: pageLanguage(store, form.get("language") ?? undefined, undefined),
      storeId: store.id, target, email, offersGuest: form.get("guest_flow") === "true", wasRefused: true, nonce: newToken(ports),
    })
    return new Response(html, { status: 200, headers: [["content-type", "text/html; charset=utf-8"], ["cache-control", NO_CACHE], ...headers.map(pair)] })
  }
  const tokens = await logIn(services, request, store.id, customer.user_id, customer.kind)
  const site = { storeId: store.id, secure: publicUrl.startsWith("https:") }
  return new Response(null, {
    status: 303,
    headers: [
      ["location", target.location],
      ["cache-control", NO_CACHE],
      pair(setTokenCookie("access_token", tokens.accessToken, ACCESS_SECONDS, site)),
      pair(setTokenCookie("refresh_token", tokens.refreshToken, REFRESH_SECONDS, site)),
      pair(setUserTypeCookie("registered", REFRESH_SECONDS, site)),
    ],
  })
}

const pair = ([name, value]: readonly [string, string]): [string, string] => [name, value]

const readForm = async (request: Request): Promise<URLSearchParams> => {
  if (!(request.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")) {
    throw invalidField("content-type", "mediaType", "The form must be application/x-www-form-urlencoded.")
  }
  return new URLSearchParams(await readText(request, MAX_FORM_BYTES))
}

const logIn = async (services: SandboxServices, request: Request, storeId: string, userId: number, kind: "guest" | "registered" | "business"): Promise<Tokens> => {
  const { ports, storage, loginHooks } = services
  return storage.transaction(async (work) => {
    const tokens = await startSession(work.db, ports, { storeId, userId, kind })
    const held = [
      ["access", bearerToken(request) ?? tokenCookie(request, "access_token", storeId)],
      ["refresh", tokenCookie(request, "refresh_token", storeId)],
    ] as const
    for (const [by, token] of held) {
      const before = token === undefined ? undefined : await findSession(work.db, by, token, storeId, ports.now())
      if (before === undefined) continue
      await endSessionById(work.db, before.sessionId, ports.now())
      if (before.kind !== "guest") continue
      for (const hook of loginHooks) await hook(work, { storeId, guestUserId: before.userId, userId: String(userId), kind })
    }
    return tokens
  })
}
