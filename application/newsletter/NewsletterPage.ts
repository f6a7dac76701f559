import type { NewsletterStep } from "../../domain/newsletter/newsletterStep.ts"
import type { PlainCaptcha } from "../catalog/restock/RestockAlertPage.ts"
import type { MailRefusedReason } from "../shared/mailRefusedReason.ts"

/** Name of the page that links of newsletter emails open. */
export const NEWSLETTER_PAGE = "ItxNewsletterPage"

/** Content of that page. Plain data that serializes to JSON; the email address and hash stay in the page's address. */
export interface NewsletterPage {
  readonly step: NewsletterStep
  /** Why the form was rejected. */
  readonly refused?: MailRefusedReason
  readonly captcha?: PlainCaptcha
}
