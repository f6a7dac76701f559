import * as Effect from "effect/Effect"
import type { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import type { User } from "../../domain/account/User.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { AccountGateway } from "./AccountGateway.ts"
import { toAccountChangeRefused } from "./toAccountChangeRefused.ts"

/**
 * Applies a change and reloads the account, so that the page shows the stored values. Maps rejections to form errors
 * (`AccountChangeRefused`).
 */
export function changeAndReloadUser<R>(
  change: Effect.Effect<unknown, BackendError, R>,
): Effect.Effect<User, AccountChangeRefused | BackendError, R | AccountGateway> {
  return change.pipe(
    Effect.mapError(toAccountChangeRefused),
    Effect.andThen(Effect.flatMap(AccountGateway, (gateway) => gateway.getCurrentUser)),
  )
}
