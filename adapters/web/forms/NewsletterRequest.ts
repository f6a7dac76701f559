import type { NewsletterPage } from "../../../application/newsletter/NewsletterPage.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { NewsletterOutcome } from "../../../domain/newsletter/newsletterStep.ts"

/** The form on the newsletter page. */
export interface NewsletterForm {
  readonly wish: "confirm" | "unsubscribe"
  readonly email: string
  readonly hash: string
  readonly captcha?: SolvedCaptcha
}

/** The result of the form. */
export type NewsletterFormResult =
  | { readonly outcome: NewsletterOutcome }
  | { readonly refused: NonNullable<NewsletterPage["refused"]> }
