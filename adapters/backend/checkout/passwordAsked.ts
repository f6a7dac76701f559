import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"

const AUTH_AGAIN_KEY = "_ERR_AUTH_AGAIN"
const AUTH_AGAIN: PaymentStatus = { status: "NOOK", errorKey: AUTH_AGAIN_KEY, authAgain: true }

/** "Enter the password again" is an outcome, also where it comes as a refusal (specification, section 4). */
export function passwordAsked<A, R>(
  submitting: Effect.Effect<A, BackendError, R>,
): Effect.Effect<A | PaymentStatus, BackendError, R> {
  return Effect.catchReason(
    submitting,
    "BackendError",
    "Rejected",
    (reason, error): Effect.Effect<PaymentStatus, BackendError> =>
      reason.key === AUTH_AGAIN_KEY ? Effect.succeed(AUTH_AGAIN) : Effect.fail(error),
  )
}
