import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { NewsletterOrigin, NewsletterSubscription } from "../../domain/newsletter/NewsletterSubscription.ts"
import type { NewsletterRequest } from "../../domain/newsletter/NewsletterRequest.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** An email address with the hash from an email sent to it (R20: it never stays in an address bar). */
export interface MailLink {
  readonly email: string
  readonly hash: Redacted.Redacted<string>
}

/** Newsletters with double opt-in: only the owner of an address can subscribe it. */
export class NewsletterGateway extends Context.Service<
  NewsletterGateway,
  {
    /**
     * Sends a confirmation email. The lists of an existing subscription change at once with its hash, or for the
     * account's own address.
     */
    readonly subscribeNewsletter: (
      wish: NewsletterRequest,
      hash?: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Answer<NewsletterSubscription>
    /** Withdraws a request or ends a subscription: the one of an email link, or the account's own. */
    readonly deleteNewsletterRequest: (proof?: MailLink) => Answer<void>
    /** Confirms the subscription (double opt-in). */
    readonly confirmNewsletter: (
      proof: MailLink,
      consent?: Pick<NewsletterRequest, "origin" | "policies">,
      captcha?: SolvedCaptcha,
    ) => Answer<NewsletterSubscription>
    /** Without a hash, applies to the account's own address. */
    readonly unsubscribeNewsletter: (email: string, hash?: Redacted.Redacted<string>) => Answer<NewsletterSubscription>
    /** Returns `unknown` unless the customer owns the address. */
    readonly getNewsletterStatus: (email: string) => Answer<NewsletterSubscription>
    readonly listNewsletterOrigins: Answer<readonly NewsletterOrigin[]>
    /** A QR code image that links to the newsletter. */
    readonly getNewsletterQr: (origin?: string) => Answer<FileContent>
  }
>()("NewsletterGateway") {}
