import { ACCESS_LINK } from "../account/credentials/accessLinks.ts"
import type { Answer, Call } from "../../platform/http/Operation.ts"
import { notFound, Refused } from "../../platform/http/Refused.ts"
import { NO_CACHE } from "../../platform/http/responses.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { tokenCookie } from "../session/cookies.ts"
import { refuseCrossSite } from "../session/refuseCrossSite.ts"
import { findSession } from "../session/Sessions.ts"
import { continueAsGuest } from "./continueAsGuest.ts"
import { loginResponse, type RenderedLogin } from "./loginPage.ts"
import { LOGIN_PAGES } from "../session/loginPaths.ts"
import { loginState } from "./loginState.ts"
import { type LoginVisit, readLoginVisit } from "./LoginVisit.ts"
import { register, registerPage } from "./register.ts"
import { openResetLink, reset, resetPage } from "./reset.ts"
import { signIn, signInPage } from "./signIn.ts"
import { finishSocial, readProviderCallback, returnFromProvider } from "./social.ts"
import type { SignInRefusedReason } from "./SignInRefusedReason.ts"
import { formState, readForm } from "./submitForm.ts"

/** The sign-in page of the contract; a registered customer is redirected immediately. */
export const beginLogin = async (
  services: SandboxServices,
  { request, url }: Call<"beginLogin">,
): Promise<Answer<"beginLogin">> => {
  const visit = await readLoginVisit(services, request, (name) => url.searchParams.get(name))
  if (await isRegistered(visit)) return { status: 302, headers: [["location", visit.target.location]] }
  return { status: 200, ...signInPage(visit, { form: await formState(visit), ...(await signInMethods(visit)) }) }
}

/** The pages of the identity provider besides the contract's own, and all of their forms (see README.md). */
export const handleLoginRequest = async (services: SandboxServices, request: Request, url: URL): Promise<Response> => {
  if (request.method === "POST") {
    refuseCrossSite(request, services.publicUrl)
    const form = await readForm(request)
    // The address takes precedence over the form, because the browser shows it.
    const visit = await readLoginVisit(services, request, (name) => url.searchParams.get(name) ?? form.get(name))
    return post(visit, url.pathname, form)
  }
  if (request.method !== "GET" && request.method !== "HEAD")
    throw new Refused(
      405,
      { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: "This address answers GET and POST." },
      { allow: "GET, HEAD, POST" },
    )
  const visit = await readLoginVisit(services, request, (name) => url.searchParams.get(name))
  const link = url.pathname === LOGIN_PAGES.reset ? url.searchParams.get(ACCESS_LINK) : null
  // Also for a signed-in browser: the link may belong to another account.
  if (link !== null) return openResetLink(visit, link)
  if (await isRegistered(visit))
    return new Response(null, { status: 302, headers: { location: visit.target.location, "cache-control": NO_CACHE } })
  return get(visit, url)
}

const get = async (visit: LoginVisit, url: URL): Promise<Response> => {
  if (url.pathname === LOGIN_PAGES.register) return loginResponse(registerPage(visit, await formState(visit)), 200)
  if (url.pathname === LOGIN_PAGES.reset) return loginResponse(resetPage(visit, await formState(visit)), 200)
  if (url.pathname !== LOGIN_PAGES.social) throw pageNotFound()
  const returned = readProviderCallback(visit, (name) => url.searchParams.get(name))
  return returned === undefined
    ? restartLogin(visit, "otherBrowser")
    : returnFromProvider(visit, returned, (problem) => restartLogin(visit, problem))
}

const post = async (visit: LoginVisit, pathname: string, form: URLSearchParams): Promise<Response> => {
  if (pathname === LOGIN_PAGES.signIn) {
    const methods = await signInMethods(visit)
    return signIn(visit, form, (shown): RenderedLogin => signInPage(visit, { form: shown, ...methods }))
  }
  if (pathname === LOGIN_PAGES.register) return register(visit, form)
  if (pathname === LOGIN_PAGES.reset) return reset(visit, form)
  if (pathname === LOGIN_PAGES.guest) return continueAsGuest(visit)
  if (pathname !== LOGIN_PAGES.social) throw pageNotFound()
  const returned = readProviderCallback(visit, (name) => form.get(name))
  const begin = (problem: SignInRefusedReason) => restartLogin(visit, problem)
  return returned === undefined ? begin("otherBrowser") : finishSocial(visit, returned, form, begin)
}

const pageNotFound = () => notFound("The identity provider has no such page.")

/** The sign-in page with an error of another page. */
const restartLogin = async (visit: LoginVisit, problem: SignInRefusedReason): Promise<Response> => {
  return loginResponse(
    signInPage(visit, { form: await formState(visit), ...(await signInMethods(visit)), problem }),
    200,
  )
}

/** Data for the other sign-in methods of the page. */
const signInMethods = async ({ services, request, store }: LoginVisit) => ({
  state: loginState(services, request),
  configuration: await services.stores.configuration(store.id),
})

/** A refresh token alone does not count: a visitor with only that was redirected here because a refresh had failed. */
const isRegistered = async ({ services: { ports, storage }, request, store }: LoginVisit): Promise<boolean> => {
  const token = tokenCookie(request, "access_token", store.id)
  const session =
    token === undefined ? undefined : await findSession(storage.db, "access", token, store.id, ports.now())
  return session !== undefined && session.kind !== "guest"
}
