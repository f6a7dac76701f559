import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { RestockAlertOutcome } from "../../../domain/catalog/stock/restockAlertStep.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"
import { RestockAlertGateway } from "./RestockAlertGateway.ts"

const unknown = () => Effect.succeed<RestockAlertOutcome>("unknown")

/**
 * Confirms a restock alert with the hash from the email. Returns `unknown` when it does not exist or has ended; a wrong
 * hash gives the same result.
 */
export const confirmRestockAlert = Effect.fn("catalog.confirmRestockAlert")(function* (
  email: string,
  hash: Redacted.Redacted<string>,
  captcha?: SolvedCaptcha,
) {
  const gateway = yield* RestockAlertGateway
  return yield* gateway.confirmStockNotification(email, hash, captcha).pipe(
    Effect.map(({ status }): RestockAlertOutcome => status),
    Effect.catchReason("BackendError", "NotFound", unknown),
  )
})

/**
 * Cancels a restock alert with the hash from the email. Returns `unknown` as in `confirmRestockAlert`. Cancelling twice
 * succeeds.
 */
export const cancelRestockAlert = Effect.fn("catalog.cancelRestockAlert")(function* (
  email: string,
  hash: Redacted.Redacted<string>,
) {
  const gateway = yield* RestockAlertGateway
  return yield* gateway.deleteStockNotification(email, hash).pipe(
    Effect.map((): RestockAlertOutcome => "left"),
    Effect.catchReason("BackendError", "NotFound", unknown),
  )
})
