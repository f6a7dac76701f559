import { enterAccount } from "../account/enterAccount.ts"
import { requireSame } from "../account/passwordProblems.ts"
import { resetPassword } from "../account/resetPassword.ts"
import { html } from "../desk/html.ts"
import { invalidField } from "../http/Refusal.ts"
import { checkLogon } from "../session/checkLogon.ts"
import { type FormState, captchaField, carried, field, hidden, newPasswordFields } from "./loginForm.ts"
import { leadOn, loginResponse, renderLogin, type RenderedLogin } from "./loginPage.ts"
import { loginAddress } from "./loginParameters.ts"
import { LOGIN_PAGES } from "./loginPaths.ts"
import { entranceOf, type LoginVisit } from "./LoginVisit.ts"
import { ownGuestTokens } from "./ownGuestTokens.ts"
import { captchaOf, formState, textOf, tryForm } from "./tryForm.ts"

/** Asks where the code goes. */
export const resetPage = (visit: LoginVisit, form: FormState): RenderedLogin => {
  const { words, parameters, store, expected } = visit
  const { reset, field: names } = words
  const said = form.problems?.all
  const way = (value: string, label: string, isChosen: boolean) => html`<label class="choice"><input type="radio" name="by" value="${value}"${isChosen && html` checked`}> <span>${label}</span></label>`
  const isBySms = form.typed("by") === "SMS"
  return renderLogin(visit, {
    page: LOGIN_PAGES.reset,
    title: reset.title,
    lead: reset.lead,
    said: said === undefined ? undefined : { kind: "problem", text: words.problem[said] },
    body: html`<form method="post" action="${LOGIN_PAGES.reset}?storeId=${store.id}">${carried(visit)}
${field(visit, form, { name: "email", label: names.logon, autocomplete: "username", inputmode: "email", maxlength: 320, value: form.typed("email") || expected })}
<fieldset class="field"><legend>${reset.by}</legend>${way("EMAIL", reset.byMail, !isBySms)}${way("SMS", reset.bySms, isBySms)}</fieldset>
${captchaField(visit, form)}<button type="submit">${reset.send}</button></form>
<ul class="links"><li><a href="${loginAddress(LOGIN_PAGES.signIn, parameters)}">${words.signIn.title}</a></li></ul>`,
  })
}

/** Asks for the code and the new password. It looks the same whether there is such an account or not. */
const codePage = (visit: LoginVisit, form: FormState): RenderedLogin => {
  const { words, parameters, store } = visit
  const { reset, field: names } = words
  const said = form.problems?.all
  return renderLogin(visit, {
    page: LOGIN_PAGES.reset,
    title: reset.title,
    said: said === undefined ? { kind: "done", text: reset.sent } : { kind: "problem", text: words.problem[said] },
    body: html`<form method="post" action="${LOGIN_PAGES.reset}?storeId=${store.id}">${carried(visit)}${hidden("step", "code")}${hidden("by", form.typed("by"))}
<input type="hidden" name="email" value="${form.typed("email")}" autocomplete="username">
${field(visit, form, { name: "code", label: names.code, autocomplete: "one-time-code", inputmode: "numeric", maxlength: 32 })}
${newPasswordFields(visit, form, "newPassword")}
${captchaField(visit, form)}<button type="submit">${reset.submit}</button></form>
<ul class="links"><li><a href="${loginAddress(LOGIN_PAGES.reset, parameters)}">${reset.again}</a></li></ul>`,
  })
}

/** The forms of a forgotten password: the first sends a code, the second takes it, and opens a session with the new password. */
export const reset = (visit: LoginVisit, form: URLSearchParams): Promise<Response> => (form.get("step") === "code" ? takeCode(visit, form) : sendCode(visit, form))

const resetType = (form: URLSearchParams) => (form.get("by") === "SMS" ? ("SMS" as const) : ("EMAIL" as const))

const sendCode = (visit: LoginVisit, form: URLSearchParams): Promise<Response> =>
  tryForm(visit, form, (state) => resetPage(visit, state), async () => {
    const { services, store, language } = visit
    await resetPassword(services, store.id, language, { logon: requireLogon(form), type: resetType(form), ...captchaOf(form) })
    form.delete("captchaId")
    return loginResponse(codePage(visit, await formState(visit, form)), 200)
  })

const takeCode = (visit: LoginVisit, form: URLSearchParams): Promise<Response> =>
  tryForm(visit, form, (state) => codePage(visit, state), async () => {
    const { services, request, store, language } = visit
    const [logon, newPassword] = [requireLogon(form), form.get("newPassword") ?? ""]
    requireSame("passwordConfirm", newPassword, form.get("passwordConfirm") ?? "")
    const code = textOf(form, "code").normalize("NFKC").replace(/[^0-9]/gu, "")
    await resetPassword(services, store.id, language, { logon, type: resetType(form), code, newPassword, ...captchaOf(form) })
    const customer = await checkLogon(services, logon, newPassword)
    if (customer === undefined) throw new Error("A password that was just set does not open its account.")
    const guestTokens = await ownGuestTokens(visit)
    const { headers } = await services.storage.transaction((work) => enterAccount(work, services, request, { storeId: store.id, ...customer, ...entranceOf(visit) }, guestTokens))
    return leadOn(visit, headers)
  })

const requireLogon = (form: URLSearchParams): string => {
  const logon = textOf(form, "email")
  if (logon === "") throw invalidField("email", "required", "email is required.")
  return logon.slice(0, 320)
}
