import type { NewsletterList } from "../../domain/newsletter/NewsletterRequest.ts"
import type { NewsletterRequestRefused } from "../../domain/newsletter/NewsletterRequestRefused.ts"
import type { NewsletterStep } from "../../domain/newsletter/newsletterStep.ts"
import type { PlainCaptcha } from "../catalog/restock/RestockAlertPage.ts"
import type { MailRefusedReason } from "../shared/mailRefusedReason.ts"

/** Name of the page of the newsletter: its sign-up form, and the target of links in its emails. */
export const NEWSLETTER_PAGE = "ItxNewsletterPage"

/** The sign-up form as it was entered. */
export interface NewsletterSignUp {
  readonly email: string
  /** ID of the place of the form that led here. */
  readonly origin?: string
  readonly lists: readonly NewsletterList[]
  readonly acceptsPrivacy: boolean
  readonly reasons: NewsletterRequestRefused["reasons"]
}

/** Content of that page. Plain data that serializes to JSON; the email address and hash stay in the page's address. */
export interface NewsletterPage {
  readonly step: NewsletterStep
  /** Present in the steps `subscribe` and `requested`. */
  readonly signUp?: NewsletterSignUp
  /** Why the form was rejected. */
  readonly refused?: MailRefusedReason
  readonly captcha?: PlainCaptcha
}
