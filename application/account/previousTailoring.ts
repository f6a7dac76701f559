import * as Effect from "effect/Effect"
import { AccountGateway } from "./AccountGateway.ts"
import { CustomerRecordGateway } from "./CustomerRecordGateway.ts"

/**
 * Returns the customer's made-to-measure data, newest first; empty for an account without an email address. Fails with
 * `BackendError`.
 */
export const previousTailoring = Effect.fn("account.previousTailoring")(function* () {
  const account = yield* AccountGateway
  const { email } = yield* account.getCurrentUser
  if (email === undefined) return []
  const gateway = yield* CustomerRecordGateway
  return (yield* gateway.getTailoringUserInfo(email)).garments
})
