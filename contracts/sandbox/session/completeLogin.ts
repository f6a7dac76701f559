import type { AnswerHeaders } from "../http/Operation.ts"
import { readText } from "../http/readBody.ts"
import { invalidField, Refusal } from "../http/Refusal.ts"
import { NO_CACHE } from "../http/responses.ts"
import { newToken } from "../ports/token.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { loginTarget, pageLanguage } from "./beginLogin.ts"
import { checkLogon } from "./checkLogon.ts"
import { openSession } from "./openSession.ts"
import { refuseCrossSite } from "./refuseCrossSite.ts"
import { sessionCookies } from "./sessionCookies.ts"
import { signInPage, type SignInRefusal } from "./signInPage.ts"

const MAX_FORM_BYTES = 16_384

/**
 * The form of the sign-in page. Success opens a session and leads on to redirectUri; a wrong pair, or one try too many,
 * shows the page again.
 */
export const completeLogin = async (services: SandboxServices, request: Request): Promise<Response> => {
  const { ports, storage, stores, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  const store = await stores.require(new URL(request.url).searchParams.get("storeId") ?? "")
  const form = await readForm(request)
  const target = await loginTarget(services, store, form.get("redirectUri") ?? "")
  const email = (form.get("email") ?? "").trim()
  const again = (refusal: SignInRefusal, status: number, retry: AnswerHeaders = []): Response => {
    const { html, headers } = signInPage({
      language: pageLanguage(store, form.get("language") ?? undefined, undefined),
      storeId: store.id, target, email, offersGuest: form.get("guest_flow") === "true", refusal, nonce: newToken(ports),
    })
    return new Response(html, { status, headers: [["content-type", "text/html; charset=utf-8"], ["cache-control", NO_CACHE], ...[...headers, ...retry].map(pair)] })
  }
  try {
    const customer = await checkLogon(services, email, form.get("password") ?? "")
    if (customer === undefined) return again("wrong", 200)
    const tokens = await storage.transaction((work) => openSession(work, services, request, { storeId: store.id, ...customer }))
    return new Response(null, {
      status: 303,
      headers: [["location", target.location], ["cache-control", NO_CACHE], ...sessionCookies(services, store.id, tokens).map(pair)],
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error
    return again("tooOften", 429, Object.entries(error.headers))
  }
}

const pair = ([name, value]: readonly [string, string]): [string, string] => [name, value]

const readForm = async (request: Request): Promise<URLSearchParams> => {
  if (!(request.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")) {
    throw invalidField("content-type", "mediaType", "The form must be application/x-www-form-urlencoded.")
  }
  return new URLSearchParams(await readText(request, MAX_FORM_BYTES))
}
