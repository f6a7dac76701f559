import { ACCESS_LINK, findAccessLink } from "../account/credentials/accessLinks.ts"
import { signInToAccount } from "../account/credentials/signInToAccount.ts"
import { requireSame } from "../account/credentials/validatePassword.ts"
import { resetByLink, resetPassword } from "../account/credentials/resetPassword.ts"
import { html } from "../../platform/http/html.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import type { RecoveredAccount } from "../account/credentials/writeNewPassword.ts"
import { deviceOf } from "../session/callerRecognition.ts"
import { type FormState, captchaField, carried, field, hidden, newPasswordFields } from "./loginForm.ts"
import { redirectToTarget, loginResponse, renderLogin, type RenderedLogin } from "./loginPage.ts"
import { loginAddress } from "./loginParameters.ts"
import { LOGIN_PAGES } from "../session/loginPaths.ts"
import { signInOriginOf, type LoginVisit } from "./LoginVisit.ts"
import { ownGuestTokens } from "./ownGuestTokens.ts"
import { captchaOf, formState, textOf, submitForm } from "./submitForm.ts"

/** Asks for the recipient of the code. */
export const resetPage = (visit: LoginVisit, form: FormState): RenderedLogin => {
  const { texts, parameters, store, expected } = visit
  const alert = form.problems?.all
  const channelOption = (value: string, label: string, isChosen: boolean) =>
    html`<label class="choice"
      ><input type="radio" name="by" value="${value}" ${isChosen && html` checked`} /> <span>${label}</span></label
    >`
  const isBySms = form.typed("by") === "SMS"
  return renderLogin(visit, {
    page: LOGIN_PAGES.reset,
    title: texts("signIn.reset.title"),
    lead: texts("signIn.reset.intro"),
    alert: alert === undefined ? undefined : { kind: "problem", text: texts(`signIn.problem.${alert}`) },
    body: html`<form method="post" action="${LOGIN_PAGES.reset}?storeId=${store.id}">
        ${carried(visit)}
        ${field(visit, form, {
          name: "email",
          label: texts("signIn.field.logon"),
          autocomplete: "username",
          inputmode: "email",
          maxlength: 320,
          value: form.typed("email") || expected,
        })}
        <fieldset class="field">
          <legend>${texts("signIn.reset.by")}</legend>
          ${channelOption("EMAIL", texts("signIn.reset.byEmail"), !isBySms)}${channelOption(
            "SMS",
            texts("signIn.reset.bySms"),
            isBySms,
          )}
        </fieldset>
        ${captchaField(visit, form)}<button type="submit">${texts("signIn.reset.send")}</button>
      </form>
      <ul class="links">
        <li><a href="${loginAddress(LOGIN_PAGES.signIn, parameters)}">${texts("signIn.login.title")}</a></li>
      </ul>`,
  })
}

/** Asks for the code and the new password. Identical for existing and unknown accounts. */
const codePage = (visit: LoginVisit, form: FormState): RenderedLogin => {
  const { texts, parameters, store } = visit
  const alert = form.problems?.all
  return renderLogin(visit, {
    page: LOGIN_PAGES.reset,
    title: texts("signIn.reset.title"),
    alert:
      alert === undefined
        ? { kind: "done", text: texts("signIn.reset.sent", { logon: form.typed("email") }) }
        : { kind: "problem", text: texts(`signIn.problem.${alert}`) },
    body: html`<form method="post" action="${LOGIN_PAGES.reset}?storeId=${store.id}">
        ${carried(visit)}${hidden("step", "code")}${hidden("by", form.typed("by"))}
        <input type="hidden" name="email" value="${form.typed("email")}" autocomplete="username" />
        ${field(visit, form, {
          name: "code",
          label: texts("signIn.field.code"),
          hints: [texts("signIn.field.codeHint")],
          autocomplete: "one-time-code",
          inputmode: "numeric",
          maxlength: 32,
        })}
        ${newPasswordFields(visit, form, "newPassword")} ${captchaField(visit, form)}<button type="submit">
          ${texts("signIn.reset.save")}
        </button>
      </form>
      <ul class="links">
        <li><a href="${loginAddress(LOGIN_PAGES.reset, parameters)}">${texts("signIn.reset.resend")}</a></li>
      </ul>`,
  })
}

/** Asks for the new password of the account of a mail's link. Opening the page does not use up the link. */
const linkPage = (visit: LoginVisit, form: FormState, secret: string): RenderedLogin => {
  const { texts, parameters, store } = visit
  const alert = form.problems?.all
  return renderLogin(visit, {
    page: LOGIN_PAGES.reset,
    title: texts("signIn.reset.title"),
    hiddenFields: { [ACCESS_LINK]: secret },
    alert: alert === undefined ? undefined : { kind: "problem", text: texts(`signIn.problem.${alert}`) },
    body: html`<form method="post" action="${LOGIN_PAGES.reset}?storeId=${store.id}">
        ${carried(visit)}${hidden("step", "link")}${hidden(ACCESS_LINK, secret)}
        ${newPasswordFields(visit, form, "newPassword")} ${captchaField(visit, form)}<button type="submit">
          ${texts("signIn.reset.save")}
        </button>
      </form>
      <ul class="links">
        <li><a href="${loginAddress(LOGIN_PAGES.reset, parameters)}">${texts("signIn.reset.resend")}</a></li>
      </ul>`,
  })
}

/** Returns the page of a mail's link; the page for a new link where it is used or expired. */
export const openResetLink = async (visit: LoginVisit, secret: string): Promise<Response> => {
  const { storage, ports } = visit.services
  if ((await findAccessLink(storage.db, secret, ports.now())) !== undefined)
    return loginResponse(linkPage(visit, await formState(visit), secret), 200)
  return loginResponse(
    resetPage(visit, await formState(visit, new URLSearchParams(), { all: "oldLink", fields: new Map() })),
    404,
  )
}

/**
 * Handles the forms of a forgotten password: the first sends a code and a link, the others accept one of them, and open
 * a session with the new password.
 */
export const reset = (visit: LoginVisit, form: URLSearchParams): Promise<Response> => {
  const step = form.get("step")
  if (step === "link") return resetWithLink(visit, form)
  return step === "code" ? resetWithCode(visit, form) : sendCode(visit, form)
}

const resetWithLink = (visit: LoginVisit, form: URLSearchParams): Promise<Response> => {
  const secret = textOf(form, ACCESS_LINK)
  return submitForm(
    visit,
    form,
    (state) =>
      state.problems?.fields.has(ACCESS_LINK) === true
        ? resetPage(visit, { ...state, problems: { all: "oldLink", fields: new Map() } })
        : linkPage(visit, state, secret),
    async () => {
      const { services, store, language } = visit
      const newPassword = form.get("newPassword") ?? ""
      requireSame("passwordConfirm", newPassword, form.get("passwordConfirm") ?? "")
      return enter(visit, await resetByLink(services, store.id, language, secret, newPassword))
    },
  )
}

const resetType = (form: URLSearchParams) => (form.get("by") === "SMS" ? ("SMS" as const) : ("EMAIL" as const))

const sendCode = (visit: LoginVisit, form: URLSearchParams): Promise<Response> =>
  submitForm(
    visit,
    form,
    (state) => resetPage(visit, codesSent(state)),
    async () => {
      const { services, request, store, language } = visit
      await resetPassword(
        services,
        store.id,
        language,
        { logon: requireLoginId(form), type: resetType(form), ...captchaOf(form) },
        deviceOf(services, request),
      )
      form.delete("captchaId")
      return loginResponse(codePage(visit, await formState(visit, form)), 200)
    },
  )

const resetWithCode = (visit: LoginVisit, form: URLSearchParams): Promise<Response> =>
  submitForm(
    visit,
    form,
    (state) => codePage(visit, state),
    async () => {
      const { services, store, language } = visit
      const [logon, newPassword] = [requireLoginId(form), form.get("newPassword") ?? ""]
      requireSame("passwordConfirm", newPassword, form.get("passwordConfirm") ?? "")
      const code = textOf(form, "code")
        .normalize("NFKC")
        .replace(/[^0-9]/gu, "")
      const outcome = await resetPassword(services, store.id, language, {
        logon,
        type: resetType(form),
        code,
        newPassword,
        ...captchaOf(form),
      })
      if (outcome.status !== "PASSWORD_CHANGED")
        throw new Error("A submitted code with a new password caused another code.")
      return enter(visit, outcome.account)
    },
  )

/** Opens the first session after the new password. */
const enter = async (visit: LoginVisit, account: RecoveredAccount): Promise<Response> => {
  const { services, request, store } = visit
  const guestTokens = await ownGuestTokens(visit)
  const { headers } = await services.storage.transaction((work) =>
    signInToAccount(work, services, request, { storeId: store.id, ...account, ...signInOriginOf(visit) }, guestTokens),
  )
  return redirectToTarget(visit, headers)
}

/** After too many codes, the mails that were already sent still work, and the page says so. */
const codesSent = (state: FormState): FormState =>
  state.problems?.all === "tooOften" ? { ...state, problems: { ...state.problems, all: "codesSent" } } : state

const requireLoginId = (form: URLSearchParams): string => {
  const logon = textOf(form, "email")
  if (logon === "") throw invalidField("email", "required", "email is required.")
  return logon.slice(0, 320)
}
