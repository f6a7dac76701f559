import * as Effect from "effect/Effect"
import { AccountGateway } from "./AccountGateway.ts"
import { ShopperRecordGateway } from "./ShopperRecordGateway.ts"

/**
 * What was made to measure for the shopper, the newest first; nothing for one without an e-mail address. Fails with
 * `BackendError`.
 */
export const earlierTailoring = Effect.fn("account.earlierTailoring")(function* () {
  const account = yield* AccountGateway
  const { email } = yield* account.getCurrentUser
  if (email === undefined) return []
  const gateway = yield* ShopperRecordGateway
  return (yield* gateway.getTailoringUserInfo(email)).garments
})
