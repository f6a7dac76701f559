import { socialLogin } from "../account/socialLogin.ts"
import { html } from "../admin-console/html.ts"
import { Refusal } from "../http/Refusal.ts"
import { type FormState, captchaField, carried, choice, hidden } from "./loginForm.ts"
import { redirectToTarget, loginResponse, renderLogin, type RenderedLogin } from "./loginPage.ts"
import { LOGIN_PAGES } from "./loginPaths.ts"
import { isOwnState } from "./loginState.ts"
import { signInOriginOf, type LoginVisit } from "./LoginVisit.ts"
import { ownGuestTokens } from "./ownGuestTokens.ts"
import { providerName } from "./providers.ts"
import { policiesOf } from "./register.ts"
import type { SignInRefusedReason } from "./texts/SignInTexts.ts"
import { captchaOf, formState, textOf, submitForm } from "./submitForm.ts"

/** What a provider sends back, and this page sends on. */
interface ProviderCallback {
  readonly socialType: string
  readonly code: string
  readonly state: string
}

const MAX_CODE = 4_096
const TYPE = /^[a-z]{2,32}$/u

/** What came back in an address or a form; undefined for what no provider of ours sent to this browser. */
export const readProviderCallback = (
  { request }: LoginVisit,
  get: (name: string) => string | null,
): ProviderCallback | undefined => {
  const returned = { socialType: get("socialType") ?? "", code: get("code") ?? "", state: get("state") ?? "" }
  return TYPE.test(returned.socialType) &&
    returned.code !== "" &&
    returned.code.length <= MAX_CODE &&
    isOwnState(request, returned.state)
    ? returned
    : undefined
}

/**
 * Offers an account to somebody whom a provider knows and the shop does not; or asks for a captcha, or for one more
 * press.
 */
const socialPage = (
  visit: LoginVisit,
  returned: ProviderCallback,
  isRegistering: boolean,
  form: FormState,
): RenderedLogin => {
  const { words, store } = visit
  const { social, register } = words
  const said = form.problems?.all
  return renderLogin(visit, {
    page: LOGIN_PAGES.social,
    title: social.title,
    lead: isRegistering ? social.lead(providerName(returned.socialType)) : undefined,
    said: said === undefined ? undefined : { kind: "problem", text: words.problem[said] },
    kept: { ...returned },
    body: html`<form method="post" action="${LOGIN_PAGES.social}?storeId=${store.id}">
      ${carried(visit)}${Object.entries(returned).map(([name, value]) => hidden(name, value))}
      ${
        isRegistering &&
        html`${hidden("registering", "true")}
          <fieldset class="field">
            ${choice(visit, form, "privacy", register.privacy)}${choice(visit, form, "conditions", register.conditions)}${choice(visit, form, "newsletter", register.newsletter)}
          </fieldset>`
      }
      ${captchaField(visit, form)}<button type="submit">${isRegistering ? social.submit : social.goOn}</button>
    </form>`,
  })
}

/** Signs in by what a provider sent back. Whoever has no account yet is offered one; the code stays good until then. */
export const returnFromProvider = async (
  visit: LoginVisit,
  returned: ProviderCallback,
  begin: (problem: SignInRefusedReason) => Promise<Response>,
): Promise<Response> => {
  // The provider's form may only lead to pages of the shop: one more press leaves it by a form of ours, which names the
  // host.
  if (visit.target.foreignOrigin !== undefined)
    return loginResponse(socialPage(visit, returned, false, await formState(visit)), 200)
  try {
    return await enter(visit, returned, new URLSearchParams())
  } catch (error) {
    const key = error instanceof Refusal ? error.body.key : undefined
    if (key === "_ERR_SOCIAL_CODE") return begin("socialCode")
    if (key !== "_ERR_SOCIAL_NOT_LINKED" && key !== "_ERR_CAPTCHA") throw error
    return loginResponse(socialPage(visit, returned, key === "_ERR_SOCIAL_NOT_LINKED", await formState(visit)), 200)
  }
}

/** The form of the page that offers an account. */
export const finishSocial = (
  visit: LoginVisit,
  returned: ProviderCallback,
  form: URLSearchParams,
  begin: (problem: SignInRefusedReason) => Promise<Response>,
): Promise<Response> => {
  const isRegistering = form.get("registering") === "true"
  return submitForm(
    visit,
    form,
    (state) => socialPage(visit, returned, isRegistering, state),
    async () => {
      try {
        return await enter(visit, returned, form)
      } catch (error) {
        const key = error instanceof Refusal ? error.body.key : undefined
        if (key === "_ERR_SOCIAL_CODE") return begin("socialCode")
        if (key !== "_ERR_SOCIAL_NOT_LINKED") throw error
        return loginResponse(socialPage(visit, returned, true, await formState(visit)), 200)
      }
    },
  )
}

const enter = async (
  visit: LoginVisit,
  { socialType, code }: ProviderCallback,
  form: URLSearchParams,
): Promise<Response> => {
  const { services, request, store, language } = visit
  const isRegistering = form.get("registering") === "true"
  const body = {
    socialType,
    code,
    guestTokens: await ownGuestTokens(visit),
    ...captchaOf(form),
    ...(isRegistering
      ? { registerRequestTO: { acceptedPolicies: policiesOf(form), newsletter: textOf(form, "newsletter") === "true" } }
      : {}),
  }
  const { headers } = await socialLogin(
    services,
    { path: { version: "2", storeId: store.id }, query: { languageId: language.id }, body, request },
    signInOriginOf(visit),
  )
  return redirectToTarget(visit, headers)
}
