import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"

const REAUTHENTICATION_KEY = "_ERR_AUTH_AGAIN"
const REAUTHENTICATION_REQUIRED: PaymentStatus = { status: "NOOK", errorKey: REAUTHENTICATION_KEY, authAgain: true }

/** Turns the refusal "enter the password again" into a checkout outcome (S4.25). */
export function withReauthentication<A, R>(
  submitting: Effect.Effect<A, BackendError, R>,
): Effect.Effect<A | PaymentStatus, BackendError, R> {
  return Effect.catchReason(
    submitting,
    "BackendError",
    "Rejected",
    (reason, error): Effect.Effect<PaymentStatus, BackendError> =>
      reason.key === REAUTHENTICATION_KEY ? Effect.succeed(REAUTHENTICATION_REQUIRED) : Effect.fail(error),
  )
}
