import * as Effect from "effect/Effect"
import { confirmsDeletion } from "../../domain/account/deletionConfirmation.ts"
import type { User } from "../../domain/account/User.ts"
import { clearRememberedCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { toAccountChangeRefused, refuseIfAny } from "./toAccountChangeRefused.ts"
import { ProfileGateway } from "./ProfileGateway.ts"

/** Input of an account deletion. */
export interface AccountDeletion {
  /** The typed confirmation: see `deletionConfirmation`. */
  readonly typed: string
  /** Whether the newsletter subscription continues without the account. */
  readonly continueNewsletter: boolean
}

/**
 * Deletes the account and all personal data at the backend. Afterwards the customer is a guest with an empty cart.
 * Fails with `AccountChangeRefused`, before any call, when the typed confirmation does not match.
 */
export const deleteAccount = Effect.fn("account.deleteAccount")(function* (
  { typed, continueNewsletter }: AccountDeletion,
  user: Pick<User, "email" | "phone" | "id">,
) {
  yield* refuseIfAny(
    confirmsDeletion(typed, user) ? [] : [{ field: "confirmation", rule: typed.trim() === "" ? "required" : "equal" }],
  )
  const profile = yield* ProfileGateway
  yield* Effect.mapError(profile.deleteAccount(continueNewsletter), toAccountChangeRefused)
  const holder = yield* SessionHolder
  yield* holder.clear
  yield* clearRememberedCart
  yield* lastBackup.remove
})
