import * as Effect from "effect/Effect"
import { AccountGateway } from "./AccountGateway.ts"
import { CustomerRecordGateway } from "./CustomerRecordGateway.ts"

/**
 * What was made to measure for the shopper, the newest first; nothing for one without an e-mail address. Fails with
 * `BackendError`.
 */
export const previousTailoring = Effect.fn("account.previousTailoring")(function* () {
  const account = yield* AccountGateway
  const { email } = yield* account.getCurrentUser
  if (email === undefined) return []
  const gateway = yield* CustomerRecordGateway
  return (yield* gateway.getTailoringUserInfo(email)).garments
})
