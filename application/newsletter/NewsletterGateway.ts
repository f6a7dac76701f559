import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { NewsletterOrigin, NewsletterSubscription } from "../../domain/newsletter/NewsletterSubscription.ts"
import type { NewsletterRequest } from "../../domain/newsletter/NewsletterRequest.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

type Answer<A> = Effect.Effect<A, BackendError>

/** An address with the hash of a mail that came to it (ruling R20: it never stays in an address bar). */
export interface MailLink {
  readonly email: string
  readonly hash: Redacted.Redacted<string>
}

/** Newsletters by double opt-in: only the owner of an address begins a subscription. */
export class NewsletterGateway extends Context.Service<
  NewsletterGateway,
  {
    /** Asks the owner by mail; with the hash of a subscription its lists change at once. */
    readonly subscribeNewsletter: (
      wish: NewsletterRequest,
      hash?: Redacted.Redacted<string>,
    ) => Answer<NewsletterSubscription>
    /** Takes back a request or ends a subscription: the one of a mail, or the account's own. */
    readonly deleteNewsletterRequest: (proof?: MailLink) => Answer<void>
    /** The owner's yes. */
    readonly confirmNewsletter: (
      proof: MailLink,
      consent?: Pick<NewsletterRequest, "origin" | "policies">,
      captcha?: SolvedCaptcha,
    ) => Answer<NewsletterSubscription>
    /** Without a hash the account's own address. */
    readonly unsubscribeNewsletter: (email: string, hash?: Redacted.Redacted<string>) => Answer<NewsletterSubscription>
    /** `unknown` for everybody but the owner of the address. */
    readonly getNewsletterStatus: (email: string) => Answer<NewsletterSubscription>
    readonly listNewsletterOrigins: Answer<readonly NewsletterOrigin[]>
    /** A picture of a code that leads to the newsletter. */
    readonly getNewsletterQr: (origin?: string) => Answer<FileContent>
  }
>()("NewsletterGateway") {}
