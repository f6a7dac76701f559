import { registerUser } from "../account/registerUser.ts"
import { html } from "../../platform/http/html.ts"
import { type FieldProblem, invalidInput } from "../../platform/http/Refused.ts"
import { type FormState, captchaField, carried, choice, field, newPasswordFields } from "./loginForm.ts"
import { redirectToTarget, renderLogin, type RenderedLogin } from "./loginPage.ts"
import { loginAddress } from "./loginParameters.ts"
import { LOGIN_PAGES } from "../session/loginPaths.ts"
import { signInOriginOf, type LoginVisit } from "./LoginVisit.ts"
import { ownGuestTokens } from "./ownGuestTokens.ts"
import { captchaOf, textOf, submitForm } from "./submitForm.ts"

/** Pattern of the contract's RegistrationFields. */
const EMAIL = /^[^@\s]{2,64}@(?:[^@\s.]+\.)+[^@\s.]{2,192}$/u
const MAX_TEXT = 128

export const registerPage = (visit: LoginVisit, form: FormState): RenderedLogin => {
  const { texts, parameters, store, expected } = visit
  const alert = form.problems?.all
  return renderLogin(visit, {
    page: LOGIN_PAGES.register,
    title: texts("signIn.register.title"),
    lead: texts("signIn.register.intro"),
    alert: alert === undefined ? undefined : { kind: "problem", text: texts(`signIn.problem.${alert}`) },
    body: html`<form method="post" action="${LOGIN_PAGES.register}?storeId=${store.id}">
        ${carried(visit)}
        ${field(visit, form, {
          name: "email",
          label: texts("signIn.field.email"),
          autocomplete: "email",
          inputmode: "email",
          maxlength: 320,
          value: form.typed("email") || expected,
        })}
        ${newPasswordFields(visit, form, "password")}
        ${field(visit, form, {
          name: "nicName",
          label: texts("signIn.field.nickname"),
          autocomplete: "nickname",
          maxlength: MAX_TEXT,
          value: form.typed("nicName"),
          isOptional: true,
          dir: "auto",
        })}
        ${field(visit, form, {
          name: "sponsorCode",
          label: texts("signIn.field.referralCode"),
          autocomplete: "off",
          maxlength: MAX_TEXT,
          value: form.typed("sponsorCode"),
          isOptional: true,
        })}
        <fieldset class="field">
          ${choice(visit, form, "privacy", texts("signIn.register.privacy"))}${choice(
            visit,
            form,
            "conditions",
            texts("signIn.register.terms"),
          )}${choice(visit, form, "newsletter", texts("signIn.register.newsletter"))}
        </fieldset>
        ${captchaField(visit, form)}<button type="submit">${texts("signIn.register.submit")}</button>
      </form>
      <ul class="links">
        <li><a href="${loginAddress(LOGIN_PAGES.signIn, parameters)}">${texts("signIn.register.known")}</a></li>
      </ul>`,
  })
}

/** Handles the form of the registration page: creates an account with its first session. */
export const register = (visit: LoginVisit, form: URLSearchParams): Promise<Response> =>
  submitForm(
    visit,
    form,
    (state) => registerPage(visit, state),
    async () => {
      requireNamePolicyFields(form)
      const { services, request, store, language } = visit
      const [logon, password] = [textOf(form, "email"), form.get("password") ?? ""]
      const [nicName, sponsorCode] = [textOf(form, "nicName"), textOf(form, "sponsorCode")]
      const body = {
        logon,
        password,
        passwordConfirm: form.get("passwordConfirm") ?? "",
        acceptedPolicies: policiesOf(form),
        newsletter: form.get("newsletter") === "true",
        guestTokens: await ownGuestTokens(visit),
        ...captchaOf(form),
        ...(nicName === "" ? {} : { nicName }),
        ...(sponsorCode === "" ? {} : { sponsorCode }),
      }
      const { headers } = await registerUser(
        services,
        { path: { version: "2", storeId: store.id }, query: { languageId: language.id }, body, request },
        signInOriginOf(visit),
      )
      return redirectToTarget(visit, headers)
    },
  )

/** Policy 1 is privacy, 2 the conditions of purchase. */
export const policiesOf = (form: URLSearchParams): (1 | 2)[] => [
  ...(form.get("privacy") === "true" ? [1 as const] : []),
  ...(form.get("conditions") === "true" ? [2 as const] : []),
]

/** Validates the fields of the contract and the privacy policy together. Fails with 400. */
const requireNamePolicyFields = (form: URLSearchParams): void => {
  const email = textOf(form, "email")
  const problem = (isBroken: boolean, field: string, rule: string): readonly FieldProblem[] =>
    isBroken ? [{ field, rule, message: `${field} breaks the rule ${rule}.` }] : []
  const problems = [
    ...problem(email === "", "email", "required"),
    ...problem(email !== "" && (email.length > 320 || !EMAIL.test(email)), "email", "pattern"),
    ...problem((form.get("password") ?? "") === "", "password", "required"),
    ...problem(form.get("passwordConfirm") !== form.get("password"), "passwordConfirm", "equal"),
    ...problem((form.get("password") ?? "").length > 1_024, "password", "maxLength"),
    ...problem(textOf(form, "nicName").length > MAX_TEXT, "nicName", "maxLength"),
    ...problem(textOf(form, "sponsorCode").length > MAX_TEXT, "sponsorCode", "maxLength"),
    ...problem(form.get("privacy") !== "true", "privacy", "privacy"),
  ]
  if (problems.length > 0) throw invalidInput(problems)
}
