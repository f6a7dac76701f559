import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Claim } from "../../domain/support/Claim.ts"
import type { ContactMessage } from "../../domain/support/ContactMessage.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Customer service as shoppers write to it. */
export class SupportGateway extends Context.Service<
  SupportGateway,
  {
    /**
     * Sends a letter once per `attemptKey`, a UUID made when the shopper sends it; gives the number of the case. Fails
     * with
     * `Rejected` naming fields for an unknown topic, a policy that was not accepted, and files that are not what they
     * say.
     */
    readonly sendContact: (letter: ContactMessage, attemptKey: string) => Effect.Effect<string, BackendError>
    /**
     * Claims something about an order; gives the number of the claim. A guest without the session of the purchase needs
     * the token. A second claim of a kind about a line is `Rejected`.
     */
    readonly createClaim: (claim: Claim, guestToken?: Redacted.Redacted<string>) => Effect.Effect<string, BackendError>
  }
>()("SupportGateway") {}
