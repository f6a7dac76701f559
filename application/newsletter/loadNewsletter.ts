import * as Effect from "effect/Effect"
import { newsletterStep } from "../../domain/newsletter/newsletterStep.ts"
import { plainCaptcha } from "../catalog/plainCaptcha.ts"
import { MAIL_REFUSED_REASONS } from "../shared/mailRefusedReason.ts"
import type { NewsletterPage } from "./NewsletterPage.ts"

/**
 * Returns the content of the newsletter page, with a captcha when the form was rejected because it had none. Changes
 * nothing.
 */
export const loadNewsletter = Effect.fn("newsletter.loadNewsletter")(function* (
  parameters: Readonly<Record<string, string>>,
) {
  const refused = MAIL_REFUSED_REASONS.find((known) => known === parameters["refused"])
  const captcha = refused === "captcha" ? yield* plainCaptcha : undefined
  return {
    step: newsletterStep(parameters),
    ...(refused === undefined ? {} : { refused }),
    ...(captcha === undefined ? {} : { captcha }),
  } satisfies NewsletterPage
})
