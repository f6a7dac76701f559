import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { GuestOrderToken, Registration, RegistrationDetails } from "../../domain/account/Registration.ts"
import type { GuestIdentity } from "../../domain/session/GuestIdentity.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** A registered session. The token of the guest before it is worth nothing any more. */
export interface LoggedIn extends GuestIdentity {
  readonly userId: string
  /** Whether the account is a person's or a business client's; absent where the shop does not say. */
  readonly kind?: "registered" | "business"
  /** Orders of the guest that are the user's now. */
  readonly claimedOrderIds: readonly OrderId[]
}

/** A logon with its password. */
export interface Credentials {
  readonly logon: string
  readonly password: Redacted.Redacted<string>
  readonly guestTokens?: readonly GuestOrderToken[]
  /** Whether the session outlives the browser; it does when absent. */
  readonly rememberMe?: boolean
}

/** What a provider gave to the page. */
export interface SocialCredentials {
  /** Provider in lower case, for example `google`. */
  readonly socialType: string
  readonly code: Redacted.Redacted<string>
  readonly guestTokens?: readonly GuestOrderToken[]
  /** The account to make for an identity that nobody linked. */
  readonly registration?: RegistrationDetails
}

/** Who forgot the password; with the code that came, and a new password. */
export interface PasswordReset {
  readonly logon: string
  /** How the code comes. */
  readonly type: "SMS" | "EMAIL"
  /** The account's e-mail address, where the logon is a number. */
  readonly email?: string
  readonly proof?: { readonly code: string; readonly newPassword: Redacted.Redacted<string> }
}

/**
 * The ways into an account. `RateLimited` after too many wrong tries; `Rejected` with the keys of the contract, for
 * example
 * `_ERR_LOGON_NOT_VALID`, `_ERR_USER_ALREADY_EXISTS`, `_ERR_PASSWORD_NOT_SECURE`, `_ERR_VALIDATION_CODE`,
 * `_ERR_LAST_LOGON`.
 */
export class AuthGateway extends Context.Service<
  AuthGateway,
  {
    readonly registerUser: (
      registration: Registration,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<LoggedIn, BackendError>
    readonly login: (credentials: Credentials, captcha?: SolvedCaptcha) => Effect.Effect<LoggedIn, BackendError>
    readonly logout: Effect.Effect<void, BackendError>
    /** A new guest, whatever session there is. */
    readonly createGuestIdentity: Effect.Effect<GuestIdentity, BackendError>
    /** Logs in, or links the identity when somebody is logged in. */
    readonly socialLogin: (
      credentials: SocialCredentials,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<LoggedIn, BackendError>
    readonly unlinkSocialIdentity: (socialType: string) => Effect.Effect<void, BackendError>
    /** Ends the other sessions of the account. */
    readonly changePassword: (
      newPassword: Redacted.Redacted<string>,
      oldPassword?: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** For accounts without a password. */
    readonly setPasswordLogon: (
      password: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** For accounts without an e-mail address; the code was sent there for `EMAIL_LOGON`. */
    readonly setEmailLogon: (email: string, code: string, captcha?: SolvedCaptcha) => Effect.Effect<void, BackendError>
    readonly deletePhoneLogon: Effect.Effect<void, BackendError>
    /** Few questions are free; `_ERR_CAPTCHA` then. */
    readonly existUser: (logon: string, captcha?: SolvedCaptcha) => Effect.Effect<boolean, BackendError>
    /** Sends a code, or takes it. Never tells whether there is such an account. */
    readonly resetPassword: (
      reset: PasswordReset,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<"codeSent" | "passwordChanged", BackendError>
  }
>()("AuthGateway") {}
