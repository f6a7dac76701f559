import * as Effect from "effect/Effect"
import { newsletterStep } from "../../domain/newsletter/newsletterStep.ts"
import { plainCaptcha } from "../catalog/plainCaptcha.ts"
import { MAIL_REFUSED_REASONS } from "../shared/mailRefusedReason.ts"
import type { NewsletterPage } from "./NewsletterPage.ts"

/**
 * What the newsletter's page shows at an address; a captcha comes with it where the form was refused for want of one.
 * Reads only.
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
