import * as Effect from "effect/Effect"
import { confirmsDeletion } from "../../domain/account/deletionConfirmation.ts"
import type { User } from "../../domain/account/User.ts"
import { clearRememberedCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { toAccountChangeRefused, refuseIfAny } from "./toAccountChangeRefused.ts"
import { ProfileGateway } from "./ProfileGateway.ts"

/** What a shopper decides when they delete their account. */
export interface AccountDeletion {
  /** What was typed to confirm it: see `deletionConfirmation`. */
  readonly typed: string
  /** Whether the newsletter goes on without the account. */
  readonly continueNewsletter: boolean
}

/**
 * Deletes the account and everything personal at the shop. The shopper is a guest afterwards, with an empty cart. Fails
 * with
 * `AccountChangeRefused` and asks the shop nothing when something else than the deletion word was typed.
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
