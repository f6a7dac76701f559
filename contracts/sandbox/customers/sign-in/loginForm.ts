import type { Captcha } from "../../captcha/createCaptcha.ts"
import { type Html, html } from "../../platform/http/html.ts"
import type { LoginVisit } from "./LoginVisit.ts"
import type { SignInRefusedReason } from "./SignInRefusedReason.ts"

/** Validation messages of a form: one for the form, and a rule per field. */
export interface FormRefusedReasons {
  readonly all: SignInRefusedReason
  readonly fields: ReadonlyMap<string, SignInRefusedReason>
}

/** State of a displayed form: entered values, problems, and the captcha where one is required. */
export interface FormState {
  readonly typed: (name: string) => string
  readonly problems?: FormRefusedReasons | undefined
  readonly captcha?: Captcha | undefined
}

interface FieldShape {
  readonly name: string
  readonly label: string
  readonly autocomplete: string
  readonly type?: "text" | "password"
  readonly inputmode?: "email" | "numeric"
  readonly maxlength: number
  readonly value?: string
  readonly isOptional?: boolean
  /** Left to right by default, for addresses, passwords and codes. */
  readonly dir?: "auto"
  /** Hints shown before validation. */
  readonly hints?: readonly string[]
}

/** A text field with label, hints and validation message. */
export const field = ({ texts }: LoginVisit, { problems }: FormState, shape: FieldShape): Html => {
  const {
    name,
    label,
    autocomplete,
    type = "text",
    inputmode,
    maxlength,
    value = "",
    isOptional = false,
    dir = "ltr",
    hints = [],
  } = shape
  const problem = problems?.fields.get(name)
  const described = [problem === undefined ? [] : [`${name}-error`], hints.length === 0 ? [] : [`${name}-hint`]]
    .flat()
    .join(" ")
  return html`<div class="field">
    <label for="${name}"
      >${label}${isOptional && html` <span class="optional">${texts("signIn.field.optional")}</span>`}</label
    >
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${inputmode !== undefined && html` inputmode="${inputmode}"`}
      maxlength="${maxlength}"
      value="${value}"
      ${!isOptional && html` required`}${problem !== undefined && html` aria-invalid="true"`}${
        described !== "" && html` aria-describedby="${described}"`
      }
      autocapitalize="none"
      spellcheck="false"
      dir="${dir}"
    />
    ${
      hints.length > 0 &&
      html`<ul class="hint" id="${name}-hint">
        ${hints.map((hint) => html`<li>${hint}</li>`)}
      </ul>`
    }${errorText(name, problem, texts)}
  </div>`
}

const errorText = (
  name: string,
  problem: SignInRefusedReason | undefined,
  texts: LoginVisit["texts"],
): Html | undefined =>
  problem === undefined
    ? undefined
    : html`<p class="error" id="${name}-error">${texts(`signIn.problem.${problem}`)}</p>`

/** A checkbox. */
export const choice = ({ texts }: LoginVisit, { problems, typed }: FormState, name: string, label: string): Html => {
  const problem = problems?.fields.get(name)
  return html`<label class="choice"
      ><input
        type="checkbox"
        name="${name}"
        value="true"
        ${typed(name) === "true" && html` checked`}${
          problem !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`
        }
      />
      <span>${label}</span></label
    >${errorText(name, problem, texts)}`
}

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/** Hidden fields of every form: the parameters of the visit. */
export const carried = ({ parameters }: LoginVisit): Html =>
  html`${Array.from(parameters, ([name, value]) => (name === "storeId" ? html`` : hidden(name, value)))}`

/**
 * The captcha of the shop, where one is required: its picture, and a question as its accessible alternative. Enter
 * activates the first button of a form: a hidden submit button precedes the one for another picture.
 */
export const captchaField = (visit: LoginVisit, state: FormState): Html | undefined => {
  const { captcha } = state
  if (captcha === undefined) return undefined
  const { texts } = visit
  return html`<button class="unseen" type="submit" tabindex="-1" aria-hidden="true"></button>
    <div class="field">
      <img
        src="data:image/png;base64,${Buffer.from(captcha.bytes).toString("base64")}"
        width="240"
        height="80"
        alt="${texts("signIn.field.captchaImage")}"
      />
      <button class="plain" type="submit" name="another" value="captcha" formnovalidate>
        ${texts("signIn.field.captchaRefresh")}
      </button>
    </div>
    ${hidden("captchaId", captcha.captchaId)}${field(visit, state, {
      name: "captchaValue",
      label: texts("signIn.field.captcha"),
      autocomplete: "off",
      maxlength: 64,
      hints: [texts("signIn.field.captchaQuestion", { question: captcha.question })],
    })}`
}

const PASSWORD_RULES = ["minLength", "lowercase", "uppercase", "digit", "repeated", "tooFrequent"] as const

/** A new password with its rules, and its repetition. */
export const newPasswordFields = (visit: LoginVisit, state: FormState, name: "password" | "newPassword"): Html => {
  const { texts } = visit
  return html`${field(visit, state, {
    name,
    label: texts(`signIn.field.${name}`),
    type: "password",
    autocomplete: "new-password",
    maxlength: 1024,
    hints: PASSWORD_RULES.map((rule) => texts(`signIn.rule.${rule}`)),
  })}
  ${field(visit, state, {
    name: "passwordConfirm",
    label: texts("signIn.field.passwordConfirm"),
    type: "password",
    autocomplete: "new-password",
    maxlength: 1024,
  })}`
}
