import * as Effect from "effect/Effect"
import { isDeletionWord } from "../../domain/account/deletionWord.ts"
import type { User } from "../../domain/account/User.ts"
import { forgetCart } from "../cart/CartSnapshot.ts"
import { lastBackup } from "../cart/lastBackup.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { asAccountRefusal, requireNone } from "./accountChangeRefusal.ts"
import { ProfileGateway } from "./ProfileGateway.ts"

/** What a shopper decides when they delete their account. */
export interface AccountDeletion {
  /** What was typed to confirm it: see `deletionWord`. */
  readonly typed: string
  /** Whether the newsletter goes on without the account. */
  readonly keepsNewsletter: boolean
}

/**
 * Deletes the account and everything personal at the shop. The shopper is a guest afterwards, with an empty cart. Fails
 * with
 * `AccountChangeRefused` and asks the shop nothing when something else than the deletion word was typed.
 */
export const deleteAccount = Effect.fn("account.deleteAccount")(function* (
  { typed, keepsNewsletter }: AccountDeletion,
  user: Pick<User, "email" | "phone" | "id">,
) {
  yield* requireNone(
    isDeletionWord(typed, user) ? [] : [{ field: "confirmation", rule: typed.trim() === "" ? "required" : "equal" }],
  )
  const profile = yield* ProfileGateway
  yield* Effect.mapError(profile.deleteAccount(keepsNewsletter), asAccountRefusal)
  const holder = yield* SessionHolder
  yield* holder.clear
  yield* forgetCart
  yield* lastBackup.remove
})
