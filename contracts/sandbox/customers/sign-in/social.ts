import { socialLogin } from "../account/credentials/socialLogin.ts"
import { html } from "../../platform/http/html.ts"
import { Refused } from "../../platform/http/Refused.ts"
import { type FormState, captchaField, carried, choice, hidden } from "./loginForm.ts"
import { redirectToTarget, loginResponse, renderLogin, type RenderedLogin } from "./loginPage.ts"
import { LOGIN_PAGES } from "../session/loginPaths.ts"
import { isOwnState } from "./loginState.ts"
import { signInOriginOf, type LoginVisit } from "./LoginVisit.ts"
import { ownGuestTokens } from "./ownGuestTokens.ts"
import { policiesOf } from "./register.ts"
import type { SignInRefusedReason } from "./SignInRefusedReason.ts"
import { captchaOf, formState, textOf, submitForm } from "./submitForm.ts"

/** Parameters of a provider's callback, which this page forwards. */
interface ProviderCallback {
  readonly socialType: string
  readonly code: string
  readonly state: string
}

const MAX_CODE = 4_096
const TYPE = /^[a-z]{2,32}$/u

/**
 * Reads a provider's callback from an address or a form; undefined unless it belongs to this browser and a known
 * provider.
 */
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

/** Offers a new account to a visitor whom only the provider knows, or asks for a captcha or a confirmation. */
const socialPage = (
  visit: LoginVisit,
  returned: ProviderCallback,
  isRegistering: boolean,
  form: FormState,
): RenderedLogin => {
  const { texts, store } = visit
  const alert = form.problems?.all
  return renderLogin(visit, {
    page: LOGIN_PAGES.social,
    title: texts("signIn.social.title"),
    lead: isRegistering ? texts("signIn.social.intro") : undefined,
    alert: alert === undefined ? undefined : { kind: "problem", text: texts(`signIn.problem.${alert}`) },
    hiddenFields: { ...returned },
    body: html`<form method="post" action="${LOGIN_PAGES.social}?storeId=${store.id}">
      ${carried(visit)}${Object.entries(returned).map(([name, value]) => hidden(name, value))}
      ${
        isRegistering &&
        html`${hidden("registering", "true")}
          <fieldset class="field">
            ${choice(visit, form, "privacy", texts("signIn.register.privacy"))}${choice(
              visit,
              form,
              "conditions",
              texts("signIn.register.terms"),
            )}${choice(visit, form, "newsletter", texts("signIn.register.newsletter"))}
          </fieldset>`
      }
      ${captchaField(visit, form)}<button type="submit">
        ${isRegistering ? texts("signIn.social.submit") : texts("signIn.social.continue")}
      </button>
    </form>`,
  })
}

/**
 * Signs in with a provider's callback. A visitor without an account is offered one; the code stays valid until then.
 */
export const returnFromProvider = async (
  visit: LoginVisit,
  returned: ProviderCallback,
  begin: (problem: SignInRefusedReason) => Promise<Response>,
): Promise<Response> => {
  // The provider's form may post only to pages of the shop. A redirect to another host needs a confirmation, with a
  // form of ours that names the host.
  if (visit.target.foreignOrigin !== undefined)
    return loginResponse(socialPage(visit, returned, false, await formState(visit)), 200)
  try {
    return await enter(visit, returned, new URLSearchParams())
  } catch (error) {
    const key = error instanceof Refused ? error.body.key : undefined
    if (key === "_ERR_SOCIAL_CODE") return begin("socialCode")
    if (key !== "_ERR_SOCIAL_NOT_LINKED" && key !== "_ERR_CAPTCHA") throw error
    return loginResponse(socialPage(visit, returned, key === "_ERR_SOCIAL_NOT_LINKED", await formState(visit)), 200)
  }
}

/** Handles the form of the page that offers an account. */
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
        const key = error instanceof Refused ? error.body.key : undefined
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
