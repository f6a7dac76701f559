import * as Effect from "effect/Effect"
import { attachmentKind } from "../../domain/support/attachmentKind.ts"
import type { Claim } from "../../domain/support/Claim.ts"
import type { ContactMessage } from "../../domain/support/ContactMessage.ts"
import { contactTopics } from "../../domain/support/contactTopics.ts"
import { isEmail } from "../../domain/shared/isEmail.ts"
import { SupportRefused } from "../../domain/support/SupportRefused.ts"
import { validateClaim } from "../../domain/support/validateClaim.ts"
import { validateContactMessage } from "../../domain/support/validateContactMessage.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { optionalSecret } from "../shared/optionalSecret.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { renameField } from "../shared/renameField.ts"
import { retryUnknownOutcome } from "../shared/retryUnknownOutcome.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { SupportGateway } from "./SupportGateway.ts"

/**
 * Sends a message to customer service and returns its case number. `attemptKey` is a UUID generated at the customer's
 * click: the same message is sent once, and a lost response is requested once more.
 *
 * Fails with `SupportRefused` and the fields for an unknown topic, a policy that was not accepted, and attachments that
 * are too large or of another type than a picture or PDF document by their content (F121).
 */
export const sendContactMessage = Effect.fn("support.contact")(function* (
  message: ContactMessage,
  attemptKey: string,
  captcha?: SolvedCaptcha,
) {
  const { store } = yield* StoreScope
  const reasons: SupportRefused["reasons"] = [
    ...validateContactMessage(message, contactTopics(store.configuration)),
    ...message.attachments.flatMap(({ bytes }, index) =>
      attachmentKind(bytes) === undefined ? [{ field: `attachments.${index}`, rule: "mediaType" }] : [],
    ),
  ]
  if (reasons.length > 0) return yield* new SupportRefused({ reasons })
  const gateway = yield* SupportGateway
  const send = gateway.sendContact(message, attemptKey, captcha)
  return yield* Effect.mapError(retryUnknownOutcome(send), toSupportRefused)
})

/**
 * Files a claim about an order and returns its number. `bought` are the lines of the order; a guest's token opens the
 * order in place of the session.
 *
 * Fails with `SupportRefused` for missing fields, items that are not in the order, and a second claim of the same kind
 * about a line, with the number of the first.
 */
export const fileClaim = Effect.fn("support.claim")(function* (
  claim: Claim,
  bought: readonly { readonly sku: string; readonly quantity: number }[],
  guestToken?: string,
  captcha?: SolvedCaptcha,
) {
  const reasons = validateClaim(claim, bought)
  if (reasons.length > 0) return yield* new SupportRefused({ reasons })
  const gateway = yield* SupportGateway
  const file = gateway.createClaim(claim, optionalSecret(guestToken), captcha)
  return yield* Effect.mapError(file, toSupportRefused)
})

/** Maximum length of a case number in characters. */
const MAX_CASE_ID = 20

/**
 * Returns the status of a message or claim by its number and the email address that it was sent from. Fails with
 * `SupportRefused` for `caseId` unless they belong together.
 */
export const getCaseStatus = Effect.fn("support.getCaseStatus")(function* (caseId: string, email: string) {
  const id = caseId.trim().replace(/^#/, "")
  if (!isEmail(email.trim())) return yield* new SupportRefused({ reasons: [{ field: "email", rule: "email" }] })
  const unknown = new SupportRefused({ reasons: [{ field: "caseId", rule: "unknown" }] })
  if (!/^[0-9]+$/.test(id) || id.length > MAX_CASE_ID) return yield* unknown
  const gateway = yield* SupportGateway
  return yield* Effect.catchReason(gateway.getCaseStatus(id, email.trim()), "BackendError", "NotFound", () =>
    Effect.fail(unknown),
  )
})

/** Backend names of fields. */
const FIELDS: readonly (readonly [backend: string, field: string])[] = [
  ["attachmentList", "attachments"],
  ["privacyPolicy", "acceptsPrivacyPolicy"],
]

function toSupportRefused(error: BackendError): BackendError | SupportRefused {
  const { reason } = error
  if (reason._tag !== "Rejected") return error
  if (reason.key === "_ERR_CLAIM_EXISTS")
    return new SupportRefused({ reasons: [{ field: "items", rule: "exists", parameter: reason.parameters[0] ?? "" }] })
  if (reason.fields.length === 0) return error
  return new SupportRefused({
    reasons: reason.fields.map(({ field, rule }) => ({ field: renameField(field, FIELDS), rule })),
  })
}
