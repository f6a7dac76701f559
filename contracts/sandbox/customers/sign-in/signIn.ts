import { login } from "../account/credentials/login.ts"
import { html } from "../../platform/http/html.ts"
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "../session/seedCustomers.ts"
import { type FormState, captchaField, carried, field } from "./loginForm.ts"
import { redirectToTarget, renderLogin, type RenderedLogin } from "./loginPage.ts"
import { loginAddress } from "./loginParameters.ts"
import { LOGIN_PAGES } from "../session/loginPaths.ts"
import type { LoginState } from "./loginState.ts"
import { signInOriginOf, type LoginVisit } from "./LoginVisit.ts"
import { ownGuestTokens } from "./ownGuestTokens.ts"
import { offeredProviders } from "./providers.ts"
import { captchaOf, textOf, submitForm } from "./submitForm.ts"
import type { SignInRefusedReason } from "./SignInRefusedReason.ts"

/** Parameters of the sign-in page. */
export interface SignInPage {
  readonly form: FormState
  /** State for the provider, bound to this browser. */
  readonly state: LoginState
  readonly configuration: ReadonlyMap<string, string>
  /** Why it is displayed instead of another page. */
  readonly problem?: SignInRefusedReason | undefined
}

/** Renders the sign-in page: a form without a script, and the other sign-in methods. */
export const signInPage = (visit: LoginVisit, { form, state, configuration, problem }: SignInPage): RenderedLogin => {
  const { texts, parameters, store, expected } = visit
  const allowsGuest = parameters.get("guest_flow") === "true"
  const alert = form.problems?.all ?? problem
  const providers = offeredProviders(configuration)
  const back = loginAddress(LOGIN_PAGES.social, parameters, { state: state.state })
  const page = renderLogin(visit, {
    page: LOGIN_PAGES.signIn,
    title: texts("signIn.login.title"),
    lead: leadTextOf(visit),
    alert: alert === undefined ? undefined : { kind: "problem", text: texts(`signIn.problem.${alert}`) },
    body: html`<form method="post" action="${LOGIN_PAGES.signIn}?storeId=${store.id}">
        ${carried(visit)}
        ${field(visit, form, {
          name: "email",
          label: texts("signIn.field.logon"),
          autocomplete: "username",
          inputmode: "email",
          maxlength: 320,
          value: form.typed("email") || expected,
        })}
        ${field(visit, form, {
          name: "password",
          label: texts("signIn.field.password"),
          type: "password",
          autocomplete: "current-password",
          maxlength: 1024,
        })}
        ${captchaField(visit, form)}<button type="submit">${texts("signIn.login.submit")}</button>
      </form>
      <ul class="links">
        <li><a href="${loginAddress(LOGIN_PAGES.reset, parameters)}">${texts("signIn.login.forgotten")}</a></li>
      </ul>
      <p class="or">${texts("signIn.login.or")}</p>
      <a class="button quiet" href="${loginAddress(LOGIN_PAGES.register, parameters)}"
        >${texts("signIn.login.register")}</a
      >
      ${providers.map(
        ({ address, name }) =>
          html`<a class="button quiet" href="${address}?redirectUri=${encodeURIComponent(back)}" rel="nofollow"
            >${texts("signIn.login.provider", { provider: name })}</a
          >`,
      )}
      ${
        allowsGuest &&
        html`<form method="post" action="${LOGIN_PAGES.guest}?storeId=${store.id}">
          ${carried(visit)}<button class="quiet" type="submit">${texts("signIn.login.guest")}</button>
        </form>`
      }`,
    note: html`<p>
      ${texts("signIn.login.demo")} <code>${DEMO_PASSWORD}</code>
      ${DEMO_CUSTOMERS.map(({ email }) => html`<br /><code>${email}</code>`)}
    </p>`,
  })
  return { ...page, headers: [...page.headers, ...state.headers] }
}

const CONTEXTS = ["checkout", "account", "wishlist", "order"] as const

const leadTextOf = ({ texts, parameters }: LoginVisit): string => {
  const asked = parameters.get("context") ?? (parameters.has("orderId") ? "order" : undefined)
  const context = CONTEXTS.find((one) => one === asked) ?? "other"
  return texts(`signIn.login.context.${context}`)
}

/**
 * Handles the form of the sign-in page. Success opens a session and redirects; a wrong pair, or too many attempts,
 * shows the page again.
 */
export const signIn = (
  visit: LoginVisit,
  form: URLSearchParams,
  page: (state: FormState) => RenderedLogin,
): Promise<Response> =>
  submitForm(visit, form, page, async () => {
    const { services, request, store } = visit
    const body = {
      logon: textOf(form, "email"),
      password: form.get("password") ?? "",
      guestTokens: await ownGuestTokens(visit),
      ...captchaOf(form),
    }
    const { headers } = await login(
      services,
      { path: { version: "2", storeId: store.id }, body, request },
      signInOriginOf(visit),
    )
    return redirectToTarget(visit, headers)
  })
