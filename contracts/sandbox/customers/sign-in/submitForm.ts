import { createCaptcha } from "../../captcha/createCaptcha.ts"
import { readText } from "../../platform/http/readBody.ts"
import { readForm as readFormText } from "../../platform/http/readForm.ts"
import { invalidField, Refused } from "../../platform/http/Refused.ts"
import { reasonsOf } from "./reasonsOf.ts"
import type { FormRefusedReasons, FormState } from "./loginForm.ts"
import { loginResponse, type RenderedLogin } from "./loginPage.ts"
import type { LoginVisit } from "./LoginVisit.ts"

const MAX_FORM_BYTES = 16_384
const CAPTCHA_SIZE = { width: 240, height: 80 }

/** Reads a form of these pages. Fails with 400 for another content type, or for a body larger than 16 kB. */
export const readForm = async (request: Request): Promise<URLSearchParams> => {
  if (!(request.headers.get("content-type") ?? "").startsWith("application/x-www-form-urlencoded")) {
    throw invalidField("content-type", "mediaType", "The form must be application/x-www-form-urlencoded.")
  }
  return readFormText(await readText(request, MAX_FORM_BYTES))
}

/** Returns a text of a form without surrounding spaces. */
export const textOf = (form: URLSearchParams, name: string): string => (form.get(name) ?? "").trim()

/** Returns the captcha fields of a form. */
export const captchaOf = (form: URLSearchParams): { readonly captchaId?: string; readonly captchaValue?: string } => {
  const [captchaId, captchaValue] = [textOf(form, "captchaId"), textOf(form, "captchaValue")]
  return captchaId === "" || captchaValue === "" ? {} : { captchaId, captchaValue }
}

const requestsNewCaptcha = (form: URLSearchParams): boolean => form.get("another") === "captcha"

/** Returns the state of a submitted form; with a new captcha where the store or the last attempt requires one. */
export const formState = async (
  { services, store, language }: LoginVisit,
  form = new URLSearchParams(),
  problems?: FormRefusedReasons,
): Promise<FormState> => {
  const configuration = await services.stores.configuration(store.id)
  const isAsked =
    configuration.get("captchaProtection") === "true" ||
    problems?.fields.has("captchaValue") === true ||
    requestsNewCaptcha(form)
  const captcha = isAsked
    ? await createCaptcha(services, { storeId: store.id, languageCode: language.code }, CAPTCHA_SIZE)
    : undefined
  return { typed: (name) => textOf(form, name), problems, captcha }
}

/** Runs the action of a form; on a refusal shows it again with all entered values except passwords. */
export const submitForm = async (
  visit: LoginVisit,
  form: URLSearchParams,
  screen: (state: FormState) => RenderedLogin,
  act: () => Promise<Response>,
): Promise<Response> => {
  if (requestsNewCaptcha(form)) return loginResponse(screen(await formState(visit, form)), 200)
  try {
    return await act()
  } catch (error) {
    const problems = reasonsOf(error)
    const page = screen(await formState(visit, form, problems))
    // Wrong credentials are a result of the page, not an HTTP error, so that no browser offers to resend the form.
    const status = error instanceof Refused && problems.all !== "invalidCredentials" ? error.status : 200
    return loginResponse(page, status, error instanceof Refused ? Object.entries(error.headers) : [])
  }
}
