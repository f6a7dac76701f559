import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type {
  CreatedPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyList,
  PasskeyRequest,
  UsedPasskey,
} from "../../../domain/account/Passkey.ts"
import type { GuestOrderToken } from "../../../domain/account/Registration.ts"
import type { BackendError } from "../../shared/BackendError.ts"
import type { LoggedIn } from "../auth/AuthGateway.ts"

/**
 * The passkeys of an account, and the sign-in with one. Fails with `Rejected` and the keys of the contract, for example
 * `_ERR_PASSKEY_NOT_VALID`, `_ERR_PASSKEY_EXISTS`, `_ERR_TOO_MANY_PASSKEYS`, `_ERR_LAST_LOGON`, and with `NotFound` for
 * a passkey that the account does not have.
 */
export class PasskeyGateway extends Context.Service<
  PasskeyGateway,
  {
    readonly listPasskeys: Effect.Effect<PasskeyList, BackendError>
    /** Needs the current password, or a session that began in the last ten minutes. */
    readonly startPasskeyRegistration: (
      password?: Redacted.Redacted<string>,
    ) => Effect.Effect<PasskeyCreation, BackendError>
    /** The owner is notified by email. */
    readonly addPasskey: (
      challengeId: string,
      name: string,
      created: CreatedPasskey,
    ) => Effect.Effect<Passkey, BackendError>
    readonly renamePasskey: (passkeyId: string, name: string) => Effect.Effect<Passkey, BackendError>
    readonly deletePasskey: (passkeyId: string) => Effect.Effect<void, BackendError>
    readonly startPasskeySignIn: Effect.Effect<PasskeyRequest, BackendError>
    readonly signInWithPasskey: (
      challengeId: string,
      used: UsedPasskey,
      options?: { readonly guestTokens?: readonly GuestOrderToken[]; readonly rememberMe?: boolean },
    ) => Effect.Effect<LoggedIn, BackendError>
  }
>()("PasskeyGateway") {}
