import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { NewsletterOutcome } from "../../domain/newsletter/newsletterStep.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { NewsletterGateway } from "./NewsletterGateway.ts"

const unknown = () => Effect.succeed<NewsletterOutcome>("unknown")

/**
 * Confirms a subscription with the hash from an email; idempotent. Returns `unknown` when the link is invalid or
 * expired.
 */
export const confirmNewsletter = Effect.fn("newsletter.confirmNewsletter")(function* (
  email: string,
  hash: string,
  captcha?: SolvedCaptcha,
) {
  const gateway = yield* NewsletterGateway
  return yield* gateway.confirmNewsletter({ email, hash: Redacted.make(hash) }, undefined, captcha).pipe(
    Effect.map(({ status }): NewsletterOutcome => (status === "subscribed" ? "subscribed" : "unknown")),
    Effect.catchReason("BackendError", "NotFound", unknown),
  )
})

/**
 * Ends a request or a subscription with the hash from one of its emails; idempotent. Returns `unknown` as in
 * `confirmNewsletter`.
 */
export const unsubscribeNewsletter = Effect.fn("newsletter.unsubscribeNewsletter")(function* (
  email: string,
  hash: string,
) {
  const gateway = yield* NewsletterGateway
  return yield* gateway.unsubscribeNewsletter(email, Redacted.make(hash)).pipe(
    Effect.map((): NewsletterOutcome => "unsubscribed"),
    Effect.catchReason("BackendError", "NotFound", unknown),
  )
})
