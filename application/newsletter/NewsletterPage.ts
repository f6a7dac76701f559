import type { NewsletterStep } from "../../domain/newsletter/newsletterStep.ts"
import type { PlainCaptcha } from "../catalog/RestockAlertPage.ts"
import type { MailRefusedReason } from "../shared/mailRefusedReason.ts"

/** The name of the page that the links of the newsletter's mails lead to. */
export const NEWSLETTER_PAGE = "ItxNewsletterPage"

/** What that page shows. Plain data: it travels as JSON; address and hash of the mail stay in the page's address. */
export interface NewsletterPage {
  readonly step: NewsletterStep
  /** Why the form was not taken. */
  readonly refused?: MailRefusedReason
  readonly captcha?: PlainCaptcha
}
