import * as Effect from "effect/Effect"
import type { NewsletterRequest } from "../../domain/newsletter/NewsletterRequest.ts"
import { validateNewsletterRequest } from "../../domain/newsletter/NewsletterRequest.ts"
import { NewsletterRequestRefused } from "../../domain/newsletter/NewsletterRequestRefused.ts"
import { normalizeEmail } from "../../domain/shared/normalizeEmail.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { NewsletterGateway } from "./NewsletterGateway.ts"

/**
 * Requests a subscription; the owner of the address confirms it by email. In the account (`inAccount`), the lists of an
 * existing subscription change at once.
 *
 * Fails with `NewsletterRequestRefused` before any call for an invalid address and without the privacy policy, and with
 * a `BackendError` that `requiresCaptcha` when the backend asks for a captcha. An origin that the store does not have
 * is left out (R20).
 */
export const subscribeNewsletter = Effect.fn("newsletter.subscribe")(function* (
  request: NewsletterRequest,
  captcha?: SolvedCaptcha,
) {
  const { origin, ...entered } = { ...request, email: normalizeEmail(request.email) }
  const reasons = validateNewsletterRequest(entered)
  if (reasons.length > 0) return yield* new NewsletterRequestRefused({ reasons })
  const gateway = yield* NewsletterGateway
  const isKnown = origin !== undefined && (yield* gateway.listNewsletterOrigins).some(({ id }) => id === origin)
  const requested = gateway.subscribeNewsletter(isKnown ? { ...entered, origin } : entered, undefined, captcha)
  return yield* Effect.mapError(requested, toRequestRefused)
})

/** Maps an address that the store refuses to an error of its field. */
function toRequestRefused(error: BackendError): BackendError | NewsletterRequestRefused {
  const { reason } = error
  if (reason._tag !== "Rejected" || !reason.fields.some(({ field }) => field === "email")) return error
  return new NewsletterRequestRefused({ reasons: [{ field: "email", rule: "email" }] })
}

/** Ends the subscription of the account's own address; idempotent. Returns the new status. */
export const unsubscribeAccount = Effect.fn("newsletter.unsubscribeAccount")(function* (email: string) {
  const gateway = yield* NewsletterGateway
  return yield* gateway.unsubscribeNewsletter(email)
})

/** Withdraws the account's request before it is confirmed; idempotent. Returns the new status. */
export const withdrawNewsletterRequest = Effect.fn("newsletter.withdrawRequest")(function* (email: string) {
  const gateway = yield* NewsletterGateway
  yield* gateway.deleteNewsletterRequest()
  return yield* gateway.getNewsletterStatus(email)
})
