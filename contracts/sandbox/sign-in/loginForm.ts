import type { Captcha } from "../captcha/createCaptcha.ts"
import { type Html, html } from "../admin-console/html.ts"
import type { LoginVisit } from "./LoginVisit.ts"
import type { SignInRefusedReason } from "./texts/SignInTexts.ts"

/** What was wrong with a form: a sentence for all of it, and a rule for each field. */
export interface FormRefusedReasons {
  readonly all: SignInRefusedReason
  readonly fields: ReadonlyMap<string, SignInRefusedReason>
}

/** A form as it is shown: what was typed, what was wrong, and the captcha where one is asked for. */
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
  /** Left to right unless said otherwise: addresses, passwords and codes are. */
  readonly dir?: "auto"
  /** Lines said before a mistake. */
  readonly hints?: readonly string[]
}

/** One line of text with its label, its hints, and what is wrong with it. */
export const field = ({ words }: LoginVisit, { problems }: FormState, shape: FieldShape): Html => {
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
    <label for="${name}">${label}${isOptional && html` <span class="optional">${words.field.optional}</span>`}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${inputmode !== undefined && html` inputmode="${inputmode}"`}
      maxlength="${maxlength}"
      value="${value}"
      ${!isOptional && html` required`}${problem !== undefined && html` aria-invalid="true"`}${described !== "" && html` aria-describedby="${described}"`}
      autocapitalize="none"
      spellcheck="false"
      dir="${dir}"
    />
    ${
      hints.length > 0 &&
      html`<ul class="hint" id="${name}-hint">
        ${hints.map((hint) => html`<li>${hint}</li>`)}
      </ul>`
    }${errorText(name, problem, words)}
  </div>`
}

const errorText = (
  name: string,
  problem: SignInRefusedReason | undefined,
  words: LoginVisit["words"],
): Html | undefined =>
  problem === undefined ? undefined : html`<p class="error" id="${name}-error">${words.problem[problem]}</p>`

/** A choice that is made or not. */
export const choice = ({ words }: LoginVisit, { problems, typed }: FormState, name: string, label: string): Html => {
  const problem = problems?.fields.get(name)
  return html`<label class="choice"
      ><input
        type="checkbox"
        name="${name}"
        value="true"
        ${typed(name) === "true" && html` checked`}${problem !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`}
      />
      <span>${label}</span></label
    >${errorText(name, problem, words)}`
}

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`

/** What every form takes along: the parameters of the visit. */
export const carried = ({ parameters }: LoginVisit): Html =>
  html`${Array.from(parameters, ([name, value]) => (name === "storeId" ? html`` : hidden(name, value)))}`

/**
 * The captcha of the shop, where one is asked for: its picture, and the question for those who do not see it. Enter
 * presses the first button of a form: one that nobody sees stands before the one for another picture, and sends what
 * was typed.
 */
export const captchaField = (visit: LoginVisit, state: FormState): Html | undefined => {
  const { captcha } = state
  if (captcha === undefined) return undefined
  const { field: words } = visit.words
  return html`<button class="unseen" type="submit" tabindex="-1" aria-hidden="true"></button>
    <div class="field">
      <img
        src="data:image/png;base64,${Buffer.from(captcha.bytes).toString("base64")}"
        width="240"
        height="80"
        alt="${words.captchaPicture}"
      />
      <button class="plain" type="submit" name="another" value="captcha" formnovalidate>${words.captchaAnother}</button>
    </div>
    ${hidden("captchaId", captcha.captchaId)}${field(visit, state, { name: "captchaValue", label: words.captcha, autocomplete: "off", maxlength: 64, hints: [`${words.captchaQuestion} ${captcha.question}`] })}`
}

/** A new password with its rules, and once more. */
export const newPasswordFields = (visit: LoginVisit, state: FormState, name: "password" | "newPassword"): Html => {
  const { field: words, passwordRules } = visit.words
  return html`${field(visit, state, { name, label: name === "password" ? words.password : words.newPassword, type: "password", autocomplete: "new-password", maxlength: 1024, hints: passwordRules })}
  ${field(visit, state, { name: "passwordConfirm", label: words.passwordConfirm, type: "password", autocomplete: "new-password", maxlength: 1024 })}`
}
