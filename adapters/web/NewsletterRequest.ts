import type { NewsletterPage } from "../../application/newsletter/NewsletterPage.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { NewsletterOutcome } from "../../domain/newsletter/newsletterStep.ts"

/** The form on the newsletter's page. */
export interface NewsletterForm {
  readonly wish: "confirm" | "unsubscribe"
  readonly email: string
  readonly hash: string
  readonly captcha?: SolvedCaptcha
}

/** What became of such a form. */
export type NewsletterFormResult =
  { readonly outcome: NewsletterOutcome } | { readonly refused: NonNullable<NewsletterPage["refused"]> }
