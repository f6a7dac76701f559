import * as Effect from "effect/Effect"
import { NEWSLETTER_LISTS, PRIVACY_POLICY } from "../../domain/newsletter/NewsletterRequest.ts"
import { newsletterStep } from "../../domain/newsletter/newsletterStep.ts"
import { plainCaptcha } from "../catalog/plainCaptcha.ts"
import type { MailRefusedReason } from "../shared/mailRefusedReason.ts"
import { MAIL_REFUSED_REASONS, mailRefusedReason } from "../shared/mailRefusedReason.ts"
import type { NewsletterPage, NewsletterSignUp } from "./NewsletterPage.ts"
import { subscribeNewsletter } from "./subscribeNewsletter.ts"

/** Fields of the sign-up form. */
type SignUpFields = Readonly<Record<string, string>>

/** Maximum length of an address, an origin and a captcha's answer as they are read from the form. */
const MAX_FIELD = 512

/**
 * Returns the content of the newsletter page, with a captcha when the form was rejected because it had none. Changes
 * nothing.
 */
export const loadNewsletter = Effect.fn("newsletter.loadNewsletter")(function* (
  parameters: Readonly<Record<string, string>>,
) {
  const refused = MAIL_REFUSED_REASONS.find((known) => known === parameters["refused"])
  const step = newsletterStep(parameters)
  const signUp = step === "subscribe" ? parseSignUp(parameters) : undefined
  return {
    step,
    ...(signUp === undefined ? {} : { signUp: { ...signUp, email: "" } }),
    ...(yield* refusedReason(refused)),
  } satisfies NewsletterPage
})

/**
 * Runs the sign-up form and returns the page with its result; what was entered stays. The short form of the footer and
 * of the confirmation page has no `complete` field: it leads to the whole form without an error for the missing
 * consent.
 */
export const submitSignUp = Effect.fn("newsletter.submitSignUp")(function* (fields: SignUpFields) {
  const signUp = parseSignUp(fields)
  const { email, origin, lists, acceptsPrivacy } = signUp
  if (fields["complete"] === undefined) return { step: "subscribe", signUp } satisfies NewsletterPage
  const request = {
    email,
    policies: acceptsPrivacy ? [PRIVACY_POLICY] : [],
    ...(lists.length === 0 ? {} : { lists }),
    ...(origin === undefined ? {} : { origin }),
  }
  const [id, value] = [entered(fields, "captchaId"), entered(fields, "captchaValue")]
  const captcha = id === "" || value === "" ? undefined : { id, value }
  return yield* subscribeNewsletter(request, captcha).pipe(
    Effect.map((): NewsletterPage => ({ step: "requested", signUp })),
    Effect.catchTags({
      NewsletterRequestRefused: ({ reasons }) =>
        Effect.succeed<NewsletterPage>({ step: "subscribe", signUp: { ...signUp, reasons } }),
      BackendError: (error) =>
        Effect.map(refusedReason(mailRefusedReason(error)), (refused): NewsletterPage => ({
          step: "subscribe",
          signUp,
          ...refused,
        })),
    }),
  )
})

const refusedReason = Effect.fnUntraced(function* (refused: MailRefusedReason | undefined) {
  const captcha = refused === "captcha" ? yield* plainCaptcha : undefined
  return {
    ...(refused === undefined ? {} : { refused }),
    ...(captcha === undefined ? {} : { captcha }),
  }
})

function parseSignUp(fields: SignUpFields): NewsletterSignUp {
  const origin = entered(fields, "origin")
  return {
    email: entered(fields, "email"),
    ...(origin === "" ? {} : { origin }),
    lists: NEWSLETTER_LISTS.filter((list) => fields[`list-${list}`] !== undefined),
    acceptsPrivacy: fields["privacy"] !== undefined,
    reasons: [],
  }
}

function entered(fields: SignUpFields, name: string): string {
  return (fields[name] ?? "").trim().slice(0, MAX_FIELD)
}
