import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Claim } from "../../domain/support/Claim.ts"
import type { ContactMessage } from "../../domain/support/ContactMessage.ts"
import type { SupportCase } from "../../domain/support/SupportCase.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Customer service messages. */
export class SupportGateway extends Context.Service<
  SupportGateway,
  {
    /**
     * Sends a message once per `attemptKey`, a UUID generated at the customer's click; returns the case number. Fails
     * with `Rejected` and the fields for an unknown topic, a policy that was not accepted, and files that do not match
     * their media type.
     */
    readonly sendContact: (
      letter: ContactMessage,
      attemptKey: string,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<string, BackendError>
    /**
     * Files a claim about an order; returns the claim number. Guests without the session of the purchase need the
     * token. Fails with `Rejected` for a second claim of the same kind about a line.
     */
    readonly createClaim: (
      claim: Claim,
      guestToken?: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<string, BackendError>
    /** Fails with `NotFound` unless the number and the email address belong together. */
    readonly getCaseStatus: (caseId: string, email: string) => Effect.Effect<SupportCase, BackendError>
  }
>()("SupportGateway") {}
